/// One argument of a text: its value, and what the app's locales make of it.
public struct ArgumentRow: Hashable, Sendable {
  /// How some locales take the argument.
  public struct Specifier: Hashable, Sendable {
    /// As the text has it: `%1$s`.
    public var written: String
    /// Those that have it, platform by platform.
    public var locales: [String]
  }

  /// Counted from 1.
  public var number: Int
  /// `nil` where the message has none.
  public var value: String?
  /// What most locales have first.
  public var specifiers: [Specifier]
  /// The locales that use it, each once.
  public var locales: Set<String>
}
