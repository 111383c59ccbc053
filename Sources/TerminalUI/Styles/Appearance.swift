/// How a piece of text looks.
public struct Appearance: Hashable, Sendable {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Self(rawValue: 1)
    public static let dim = Self(rawValue: 2)
    public static let italic = Self(rawValue: 4)
    public static let underline = Self(rawValue: 8)
    public static let reverse = Self(rawValue: 16)

    /// By the names that theme files use.
    static let named: [String: Self] = [
      "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse,
    ]
  }

  /// Nil leaves the color that is there: that of text.
  public var foreground: Color?
  /// Nil leaves the ground that is there: that of text.
  public var background: Color?
  public var attributes: Attributes

  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The colors of `other` where this has none of its own.
  func over(_ other: Self) -> Self {
    Self(
      foreground: foreground ?? other.foreground, background: background ?? other.background,
      attributes: attributes)
  }
}
