extension Rect {
  /// The rectangle without so many columns at the left and right, and rows above and below.
  public func inset(columns: Int = 0, rows: Int = 0) -> Self {
    Self(
      column: column + min(columns, self.columns), row: row + min(rows, self.rows),
      columns: self.columns - 2 * columns, rows: self.rows - 2 * rows)
  }

  /// Some of its rows, counted from its first; those it does not have are left out.
  @inlinable
  public func rows(_ range: some RangeExpression<Int>) -> Self {
    let range = Self.bounds(of: range).clamped(to: 0..<rows)
    return Self(column: column, row: row + range.lowerBound, columns: columns, rows: range.count)
  }

  /// Some of its columns, counted from its first; those it does not have are left out.
  @inlinable
  public func columns(_ range: some RangeExpression<Int>) -> Self {
    let range = Self.bounds(of: range).clamped(to: 0..<columns)
    return Self(column: column + range.lowerBound, row: row, columns: range.count, rows: rows)
  }

  /// One of its rows, counted from its first.
  public func row(_ index: Int) -> Self { rows(max(0, index)..<max(0, index) + 1) }

  /// The upper so many rows, and what is left below them.
  public func split(rows count: Int) -> (top: Self, bottom: Self) {
    let count = min(max(0, count), rows)
    return (rows(0..<count), rows(count..<rows))
  }

  /// The left so many columns, and what is left beside them after a gap.
  public func split(columns count: Int, gap: Int = 0) -> (left: Self, right: Self) {
    let count = min(max(0, count), columns)
    let next = min(columns, count + gap)
    return (columns(0..<count), columns(next..<columns))
  }

  /// An open end is far away, so that `5...` of less than five rows is empty.
  @inlinable
  static func bounds(of range: some RangeExpression<Int>) -> Range<Int> {
    range.relative(to: Int.min..<Int.max)
  }
}
