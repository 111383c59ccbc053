extension Canvas {
  /// The columns of a row between the first and the last that differ from an earlier canvas; `nil` if none does.
  ///
  /// From none, or from one of another size, all of them differ.
  public func changedColumns(of row: Int, since earlier: Canvas?) -> Range<Int>? {
    guard let earlier, earlier.size == size else { return bounds.columnRange }
    let start = row * size.columns
    var columns = 0..<size.columns
    while let first = columns.first, !hasChanged(start + first, since: earlier) {
      columns.removeFirst()
    }
    while let last = columns.last, !hasChanged(start + last, since: earlier) {
      columns.removeLast()
    }
    return columns.isEmpty ? nil : columns
  }

  private func hasChanged(_ place: Int, since earlier: Canvas) -> Bool {
    guard cells[place] == earlier.cells[place] else { return true }
    // Places among the clusters say the same only where the clusters are the same.
    guard case .cluster(let cluster, _) = cells[place].content else { return false }
    return clusters[Int(cluster)] != earlier.clusters[Int(cluster)]
  }
}
