/// A cell's place, counted from 0 at the upper left corner.
public struct Point: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  public static let origin = Self(column: 0, row: 0)

  /// The place so many columns to the right and rows below.
  public func moved(columns: Int = 0, rows: Int = 0) -> Self {
    Self(column: column + columns, row: row + rows)
  }
}
