internal import PushMessages
public import Resolver

/// One thing that can be wrong with a message.
///
/// A rule is a namespace without values: its documentation comment is its manual, and its file is named after it.
public protocol LintRule: Sendable {
  /// What suppressions and reports call it: lower-case words with hyphens.
  static var id: String { get }
  /// The worst that it finds.
  static var severity: Finding.Severity { get }
  /// When a finding of a rule whose worst is an error is only a warning: words that follow `warning if`; `nil` for a rule
  /// whose findings weigh the same.
  static var warnsIf: String? { get }
  /// What it finds, in one sentence with a capital (or the name of a field) and a full stop, for tables and reports.
  static var summary: String { get }
  /// Whether it looks only at what is about to be sent, not at a draft in the making.
  static var isForSending: Bool { get }
  /// Whether it looks at what servers have answered, and so has nothing to say until they were asked.
  static var isOnline: Bool { get }

  /// Whether it looks at what the caller demands beside the message, and so has nothing to say where nothing is demanded.
  static var isDemanded: Bool { get }

  /// The platforms whose app's sources it looks at, so that it has nothing to say where they aren't known.
  static var apps: Set<Platform> { get }

  /// Whether its errors about one platform are about the whole message, because FCM refuses it for them.
  static var concernsWholeMessage: Bool { get }

  /// What it finds; pure, and quick enough to run after each key.
  static func findings(in subject: LintSubject) -> [Finding]
}

extension LintRule {
  public static var warnsIf: String? { nil }

  public static var isForSending: Bool { false }

  public static var isOnline: Bool { false }

  public static var isDemanded: Bool { false }

  public static var apps: Set<Platform> { [] }

  /// Whether it looks at an app's sources.
  public static var needsApp: Bool { !apps.isEmpty }

  public static var concernsWholeMessage: Bool { false }

  /// Whether it has anything to look at here; a rule that has not can leave no suppression unused.
  static func isAsked(of subject: LintSubject) -> Bool {
    if isForSending, subject.moment == .composing { return false }
    if isDemanded, subject.missingReviews == nil { return false }
    if needsApp, apps.isDisjoint(with: subject.project.apps.platforms) { return false }
    return !isOnline || !subject.images.isEmpty
  }

  /// Its findings, without those that concern only platforms outside of the preview.
  static func findingsOnPlatforms(of subject: LintSubject) -> [Finding] {
    let found = findings(in: subject)
    if subject.platforms.count == Platform.allCases.count { return found }
    return found.filter { finding in
      finding.platform.map(subject.platforms.contains) ?? true
        || concernsWholeMessage && finding.severity == .error
    }
  }

  /// A finding of this rule; a warning where the rule's worst is not meant.
  static func finding(
    _ statement: Finding.Text, headline: Finding.Text? = nil, as severity: Finding.Severity? = nil,
    remedy: Finding.Text? = nil, at path: FieldPath? = nil, on platform: Platform? = nil,
    fix: Fix? = nil
  ) -> Finding {
    Finding(
      rule: id, severity ?? self.severity, statement, headline: headline, remedy: remedy,
      path: path,
      platform: platform, fix: fix)
  }
}
