/// Turns UTF-8 offsets of a text into lines and columns.
///
/// A hostile text can have a finding at every second byte, all of them in one line; so a place costs the same
/// wherever it is.
package struct LineMap {
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  /// How many Unicode scalars begin before each block of bytes.
  private let scalarCounts: [Int]

  private static let blockSize = 64

  package init(_ text: String) {
    bytes = Array(text.utf8)
    var lineStarts = [0]
    var scalarCounts = [0]
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x0A { lineStarts.append(offset + 1) }
      if Self.beginsScalar(byte) { count += 1 }
      if (offset + 1).isMultiple(of: Self.blockSize) { scalarCounts.append(count) }
    }
    self.lineStarts = lineStarts
    self.scalarCounts = scalarCounts
  }

  /// Line and column, both from 1; the column counts Unicode scalars, as editors do for plain text.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, bytes.count)
    let line = line(of: offset)
    return (line, scalars(before: offset) - scalars(before: lineStarts[line - 1]) + 1)
  }

  /// How many lines begin at the offset or before it.
  private func line(of offset: Int) -> Int {
    var begun = 1
    var end = lineStarts.count
    while begun < end {
      let middle = (begun + end) / 2
      if lineStarts[middle] <= offset {
        begun = middle + 1
      } else {
        end = middle
      }
    }
    return begun
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return scalarCounts[block]
      + bytes[block * Self.blockSize..<offset].count(where: Self.beginsScalar)
  }

  private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
