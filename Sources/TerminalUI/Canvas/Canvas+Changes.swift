extension Canvas {
  /// The columns of a row between the first and the last that differ from an earlier canvas; `nil` where none does.
  ///
  /// From none, or from one of another size, all of them differ.
  public func changedColumns(of row: Int, since earlier: Canvas?) -> Range<Int>? {
    guard let earlier, earlier.size == size else { return bounds.columnRange }
    let start = row * size.columns
    var columns = 0..<size.columns
    while let first = columns.first, cells[start + first] == earlier.cells[start + first] {
      columns.removeFirst()
    }
    while let last = columns.last, cells[start + last] == earlier.cells[start + last] {
      columns.removeLast()
    }
    return columns.isEmpty ? nil : columns
  }
}
