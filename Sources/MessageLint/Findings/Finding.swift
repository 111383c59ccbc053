internal import ByteSearch
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

  /// A localized text that is to blame, and the preview locales whose devices show it.
  public struct Place: Hashable, Sendable {
    /// `nil` if the locales have no such text.
    public var source: TextSource?
    /// In the order of the preview; empty if the file as a whole is to blame.
    public var locales: [String]

    public init(_ source: TextSource?, locales: [String]) {
      self.source = source
      self.locales = locales
    }
  }

  /// A place in the draft's text; both counted from 1.
  public struct Position: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Another severity than the rule's own, which the project gave to the finding.
  public struct SeverityChange: Hashable, Sendable {
    /// What the rule itself says.
    public var standard: Severity
    /// Where the project says otherwise: `pushwright.toml:12`.
    public var origin: String

    public init(standard: Severity, origin: String) {
      self.standard = standard
      self.origin = origin
    }
  }

  /// The rule's id, as suppressions and reports name it: `crash`.
  public var rule: String
  public var severity: Severity
  /// `nil` if the severity is the rule's own.
  public var severityChange: SeverityChange?
  /// Why it weighs less than the rule's worst: `other locales show the line`; `nil` if it doesn't.
  public var weighing: String?
  /// What is wrong, in a line, without the locales that ``headline`` counts.
  public var shortStatement: String
  /// What is wrong, without the locales that ``sentence`` has: `body on Android: %1$d crashes the app`.
  public var statement: String
  /// What tells the finding from others of its rule and field while texts move and languages come and go: no line
  /// numbers, no locales, no values.
  public var cause: String
  /// What to do in this message, today.
  public var remedy: String?
  /// What to do in the app, for its next release.
  public var appRemedy: String?
  /// The field concerned; `nil` if the whole message is.
  public var path: FieldPath?
  /// The localization key concerned, as the message has it; ``Linter`` finds it by the path.
  public var key: String?
  /// `nil` if the finding is about no one platform.
  public var platform: Platform?
  /// The localized texts to blame; empty if the language does not matter.
  public var places: [Place]
  /// How many preview locales there are; `nil` if the language does not matter.
  public var localeCount: Int?
  /// A place in the draft that is more exact than that of ``path``.
  public var position: Position?
  /// The one change that mends it, where it is sure; nothing is ever changed without being shown first.
  public var fix: Fix?

  /// The preview locales concerned, in their order; empty if the language does not matter.
  public var locales: [String] { places.flatMap(\.locales) }

  /// Where the text of the first of those locales stands.
  public var source: TextSource? { places.first?.source }

  /// Where to look, on a narrow screen: `values-fr/strings.xml:3`, or `12:7` in the draft.
  public var shortPlace: String? {
    source?.shortPlace ?? position.map { "\($0.line):\($0.column)" }
  }

  /// Whether the app's strings alone are to blame, whatever draft is looked at.
  public var isProjectWide: Bool { path == nil && source != nil }

  /// Whether the project lets it pass more easily than the rule does.
  public var isLowered: Bool { severityChange.map { severity < $0.standard } ?? false }

  /// Who changed the severity: `lowered from error by pushwright.toml:12`.
  public var severityNote: String? {
    severityChange.map { change in
      let verb = isLowered ? "lowered" : "raised"
      return "\(verb) from \(change.standard) by \(change.origin)"
    }
  }

  /// Why it is only a warning, where no setting of the project says what it is: `warning, not error: other locales show
  /// the line`.
  public var weighingNote: String? {
    severityChange == nil ? weighing.map { "\(severity), not \(Severity.error): \($0)" } : nil
  }

  /// Whether nothing says so while the message is composed.
  public var isOnlyForSending: Bool { Linter.rulesForSending.contains(rule) }

  /// What is wrong, in a line, and in how many of the preview's locales: `Android body 2/7: %1$d crashes the app`.
  public var headline: String {
    guard let localeCount, localeCount > 0 else { return shortStatement }
    return Self.inserting(" \(locales.count)/\(localeCount)", into: shortStatement)
  }

  /// What is wrong, and in how many of the preview's locales.
  public var sentence: String {
    guard let localeCount, localeCount > 0 else { return statement }
    let count = locales.count
    let scope = count == localeCount ? "all \(localeCount)" : "\(count) of \(localeCount)"
    return sentence(in: "\(scope) \(localeCount == 1 ? "locale" : "locales")")
  }

  /// What is wrong, with these words for where: `body on Android, fr: %1$d crashes the app`.
  public func sentence(in scope: String) -> String { Self.inserting(", \(scope)", into: statement) }

  /// Puts words before the first colon, behind which the details begin.
  private static func inserting(_ words: String, into sentence: String) -> String {
    guard let colon = sentence.firstBytes(of: ": ") else { return sentence + words }
    return "\(sentence[..<colon.lowerBound])\(words)\(sentence[colon.lowerBound...])"
  }

  public init(
    rule: String, _ severity: Severity, _ statement: Text, headline: Text? = nil,
    remedy: Text? = nil, appRemedy: Text? = nil, path: FieldPath? = nil, platform: Platform? = nil,
    places: [Place] = [], localeCount: Int? = nil, position: Position? = nil, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    shortStatement = (headline ?? statement).text
    self.statement = statement.text
    cause = shortStatement
    self.remedy = remedy?.text
    self.appRemedy = appRemedy?.text
    self.path = path
    self.platform = platform
    self.places = places
    self.localeCount = localeCount
    self.position = position
    self.fix = fix
  }
}
