/// A rectangle of cells.
///
/// What would make it smaller than nothing makes it empty.
public struct Rect: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The whole of a canvas of that size.
  public init(_ size: Size) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  public var isEmpty: Bool { columns == 0 || rows == 0 }
  public var size: Size { Size(columns: columns, rows: rows) }
  /// The upper left cell.
  public var origin: Point { Point(column: column, row: row) }
  public var columnRange: Range<Int> { column..<column + columns }
  public var rowRange: Range<Int> { row..<row + rows }

  public func contains(_ point: Point) -> Bool {
    columnRange.contains(point.column) && rowRange.contains(point.row)
  }

  /// What both share; empty when they do not touch.
  public func intersection(_ other: Self) -> Self {
    let columns = columnRange.clamped(to: other.columnRange)
    let rows = rowRange.clamped(to: other.rowRange)
    return Self(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }
}
