/// Turns UTF-8 offsets of a text into lines and columns.
struct LineMap {
  private let bytes: [UInt8]
  /// The offset at which each line begins.
  private let starts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Line and column, both from 1; the column counts Unicode scalars, as editors do for plain text.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = bytes[starts[low]..<offset].count { $0 & 0xC0 != 0x80 } + 1
    return (low + 1, column)
  }
}
