/// A mistake that the demo app has on purpose, so that there is something to find.
public struct DemoFault: Hashable, Sendable {
  public enum Consequence: Hashable, Sendable {
    /// Android's formatter throws and the app ends.
    case crash
    /// The device shows pieces of the specifier.
    case garbledText
    /// A user reads another language.
    case otherLanguage
    /// The key itself is shown.
    case keyShown
    /// An argument is missing from the text.
    case argumentLost
  }

  /// The string file, as in ``DemoProject/files``.
  public var path: String
  public var key: String
  /// The part of the value that is wrong; `nil` if the key is missing.
  public var fragment: String?
  public var consequence: Consequence
  /// What happens, for the README.
  public var sentence: String
}
