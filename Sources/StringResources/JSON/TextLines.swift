/// Lines and columns of any offsets in a text.
///
/// A line ends with LF, CR or CR LF. Columns count bytes, as ``FileProblem`` does.
struct TextLines {
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      if byte == 0x0A, index > 0, bytes[index - 1] == 0x0D { starts.removeLast() }
      starts.append(index + 1)
    }
  }

  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
