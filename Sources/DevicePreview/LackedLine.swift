public import Resolver

/// A line of a notification that the message has for other platforms and not for this one.
public struct LackedLine: Hashable, Sendable {
  /// `title` or `body`.
  public var name: String
  /// Those that show the line, in the order of `Platform.allCases`.
  public var platforms: [Platform]

  public init(name: String, platforms: [Platform]) {
    self.name = name
    self.platforms = platforms
  }
}
