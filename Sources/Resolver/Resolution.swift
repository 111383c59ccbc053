/// Which text a device shows for a ``TextRequest``, what the FCM page promises, and why.
public struct Resolution: Hashable, Sendable {
  /// What really happens on the device.
  public enum Outcome: Hashable, Sendable {
    case shows(String)
    /// The field is not set: the notification has no such line.
    case omitted
    /// The app's process dies before anything is shown.
    case crashes(exception: String)
    /// The text shown is the key itself.
    case showsKey(String)
    /// The device shows a text that its author didn't intend.
    case garbled(String)
    /// Our facts do not tell.
    case unknown

    /// The text that this field would show, if any.
    public var text: String? {
      switch self {
      case .shows(let text), .showsKey(let text), .garbled(let text): text
      case .omitted, .crashes, .unknown: nil
      }
    }

    /// The name in our JSON: `shows`, `omitted`, `crashes`, `shows_key`, `garbled` or `unknown`.
    public var name: String {
      switch self {
      case .shows: "shows"
      case .omitted: "omitted"
      case .crashes: "crashes"
      case .showsKey: "shows_key"
      case .garbled: "garbled"
      case .unknown: "unknown"
      }
    }
  }

  /// The text as the FCM documentation promises it; `nil` if it promises none.
  public var documented: String?
  public var outcome: Outcome
  /// One sentence, lower-case and without a full stop; `nil` if the text is shown as documented.
  public var reason: String?
  /// Where the text was found; `nil` for literals and if there is none.
  public var source: TextSource?
  /// How the device got there, step by step, in plain words.
  public var trail: [String] {
    get { steps.sentences }
    set { steps = Trail(sentences: newValue) }
  }
  /// The text found is in another language than the device's first: `values/` for `ar-EG`.
  ///
  /// The name of `values/` doesn't say its language: it counts as English.
  public var isFallback: Bool
  /// Whether the text is garbled by nothing but a placeholder that its author has mistyped.
  public internal(set) var isMistyped = false
  /// The releases in the field that this is so in; empty if it is so in the app as it is worked
  /// on.
  public var releases: [String] = []
  /// The translation for the device that the sources have and the app's build leaves out; `nil` if it leaves out none.
  public internal(set) var leftOut: TextSource?
  var steps: Trail

  /// The ``reason`` behind where it is so: `in 5.1: “promo” is not among the app's strings…`.
  public var placedReason: String? {
    guard let place = ReleasedStrings.place(releases) else { return reason }
    return "\(place): \(reason ?? outcome.name)"
  }

  /// The exception's class without its package, `IllegalFormatConversionException`, where the app
  /// crashes.
  public var exceptionName: Substring? {
    guard case .crashes(let exception) = outcome else { return nil }
    return exception.prefix { $0 != ":" }.split { $0 == "." || $0 == "$" }.last
  }

  public init(
    documented: String?, outcome: Outcome, reason: String? = nil, source: TextSource? = nil,
    trail: [String] = [], isFallback: Bool = false
  ) {
    self.documented = documented
    self.outcome = outcome
    self.reason = reason
    self.source = source
    self.isFallback = isFallback
    steps = Trail(sentences: trail)
  }

  init(
    documented: String?, outcome: Outcome, reason: String? = nil, source: TextSource? = nil,
    steps: Trail
  ) {
    self.documented = documented
    self.outcome = outcome
    self.reason = reason
    self.source = source
    self.isFallback = false
    self.steps = steps
  }
}
