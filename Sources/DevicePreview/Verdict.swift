public import Resolver

/// The worst that happens to a notification on a device; later cases are worse.
public enum Verdict: Int, Hashable, Sendable, Comparable {
  case fine
  /// A text is shown in another language than the device's, which the app has no translation for.
  case foreign
  /// The message has a line for other platforms and not for this one.
  case lacksLine
  /// A literal text is shown, and the app knows the device's own language.
  case oneLanguage
  case unknown
  /// A line that the message asks for is left out.
  case incomplete
  /// No notification appears, and nothing else breaks.
  case nothing
  /// The user reads the name of a key.
  case showsKey
  case garbled
  /// Only the names of keys appear.
  case onlyKeys
  /// Every line that the message asks for is left out: at most an icon appears.
  case blank
  case crashes

  public enum Severity: Hashable, Sendable {
    case fine
    case unknown
    case warning
    case error

    /// The sign that says it without color.
    public var mark: String {
      switch self {
      case .fine: "✓"
      case .unknown: "?"
      case .warning: "⚠"
      case .error: "✗"
      }
    }
  }

  public var severity: Severity {
    switch self {
    case .fine: .fine
    case .unknown: .unknown
    case .foreign, .lacksLine, .oneLanguage, .incomplete, .nothing: .warning
    case .showsKey, .garbled, .onlyKeys, .blank, .crashes: .error
    }
  }

  public static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }

  /// The verdict on one text that the message asks for.
  public init(_ outcome: Resolution.Outcome) {
    self =
      switch outcome {
      case .shows: .fine
      case .omitted: .incomplete
      case .crashes: .crashes
      case .showsKey: .showsKey
      case .garbled: .garbled
      case .unknown: .unknown
      }
  }
}
