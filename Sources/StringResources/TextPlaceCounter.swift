/// Lines and columns of ascending offsets in a text, found in one pass over it.
///
/// A line ends with LF, CR or CR LF. Columns count bytes, as ``FileProblem`` does.
struct TextPlaceCounter {
  private(set) var line = 1
  private var lineStart: Int
  private var scanned: Int

  /// - Parameter start: the first byte of the text, behind a byte order mark.
  init(start: Int = 0) {
    lineStart = start
    scanned = start
  }

  /// Whether `offset` can be asked for still.
  func isBefore(_ offset: Int) -> Bool { scanned <= offset }

  /// Moves on to `offset` and answers its place; an offset behind the last one stays there.
  mutating func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let end = min(offset, bytes.count)
    while scanned < end {
      let byte = bytes[scanned]
      scanned += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      lineStart = scanned
      let isSecondHalf = byte == 0x0A && scanned >= 2 && bytes[scanned - 2] == 0x0D
      if !isSecondHalf { line += 1 }
    }
    return (line, max(1, scanned - lineStart + 1))
  }
}
