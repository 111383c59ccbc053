/// What a message says about one text (its title, subtitle or body) on one platform.
///
/// Which of literal and key wins is the platform's rule, and the resolver's knowledge.
public struct TextRequest: Hashable, Sendable {
  /// One element of `*_loc_args`.
  public enum Argument: Hashable, Sendable, ExpressibleByStringLiteral {
    case string(String)
    /// The number as it stands in the JSON.
    case number(String)
    case boolean(Bool)
    case null
    /// A list or an object, as its JSON text.
    case other(String)

    public init(stringLiteral value: String) { self = .string(value) }
  }

  public var literal: String?
  public var key: String?
  /// `nil` if the message has no list of arguments: then nothing is formatted at all.
  public var arguments: [Argument]?

  public init(literal: String? = nil, key: String? = nil, arguments: [Argument]? = nil) {
    self.literal = literal
    self.key = key
    self.arguments = arguments
  }
}
