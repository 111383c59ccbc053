/// Where something stands in the project file.
///
/// Any two are equal: what has moved to another line is the same thing.
public struct WrittenPlace: Hashable, Sendable {
  /// Counted from 1; 0 if the file doesn't have it.
  public var line: Int
  /// Counted from 1.
  public var column: Int?

  public init(line: Int = 0, column: Int? = nil) {
    self.line = line
    self.column = column
  }

  public static func == (_: WrittenPlace, _: WrittenPlace) -> Bool { true }

  public func hash(into _: inout Hasher) {}
}
