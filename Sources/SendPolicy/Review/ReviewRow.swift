/// One line of a review.
public struct ReviewRow: Hashable, Sendable {
  public enum Level: Hashable, Sendable {
    case plain
    case good
    case warning
    case error
  }

  /// `Target`; empty if the line goes on with the one before.
  public var label: String
  public var value: String
  /// For a mark beside the value; color alone is never the sign.
  public var level: Level

  init(_ label: String, _ value: String, _ level: Level = .plain) {
    self.label = label
    self.value = value
    self.level = level
  }
}
