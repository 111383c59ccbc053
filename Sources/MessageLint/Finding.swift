public import PushMessages
public import Resolver

/// Something wrong with a message, with what to do about it.
public struct Finding: Hashable, Sendable {
  public enum Severity: Int, Hashable, Sendable, Comparable {
    case warning
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Lower-case sentences without a full stop; a namespace for the texts of rules.
  public struct Text: Hashable, Sendable, ExpressibleByStringInterpolation {
    public var text: String

    public init(_ text: String) { self.text = text }

    public init(stringLiteral value: String) { text = value }
  }

  /// The rule's id, as suppressions and reports name it: `device-text`.
  public var rule: String
  public var severity: Severity
  /// What is wrong, in a line: the sentence without its details.
  public var headline: String
  public var sentence: String
  /// What to do in this message, today.
  public var remedy: String?
  /// What to do in the app, for its next release.
  public var appRemedy: String?
  /// The field concerned; `nil` where the whole message is.
  public var path: FieldPath?
  /// `nil` where the finding is about no one platform.
  public var platform: Platform?
  /// The preview locales concerned, in their order; empty where the language does not matter.
  public var locales: [String]
  /// Where the text of the first of those locales stands.
  public var source: TextSource?

  public init(
    rule: String, _ severity: Severity, _ sentence: Text, headline: Text? = nil,
    remedy: Text? = nil, appRemedy: Text? = nil, path: FieldPath? = nil, platform: Platform? = nil,
    locales: [String] = [], source: TextSource? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.headline = (headline ?? sentence).text
    self.sentence = sentence.text
    self.remedy = remedy?.text
    self.appRemedy = appRemedy?.text
    self.path = path
    self.platform = platform
    self.locales = locales
    self.source = source
  }
}
