/// When something happened, as the outermost place of the program tells.
public struct EventTime: Hashable, Sendable {
  /// Since 1970, by the clock on the wall, which can be set.
  public var seconds: Int
  /// Of a clock that only goes forward, from any beginning.
  public var milliseconds: Int

  public init(seconds: Int, milliseconds: Int) {
    self.seconds = seconds
    self.milliseconds = milliseconds
  }

  /// Before anything has happened.
  public static let start = EventTime(seconds: 0, milliseconds: 0)
}
