/// The rules, asked about a message one after the other: the caller can turn to something else in between.
public struct LintProgress: Sendable {
  public let subject: LintSubject
  private let severities: RuleSeverities
  private var rest: ArraySlice<any LintRule.Type>
  private var found: [Finding] = []

  public init(_ subject: LintSubject, severities: RuleSeverities = RuleSeverities()) {
    self.subject = subject
    self.severities = severities
    rest = Linter.rules.filter { $0.isAsked(of: subject) }[...]
  }

  /// Whether each rule was asked.
  public var isComplete: Bool { rest.isEmpty }

  /// Asks one rule.
  public mutating func takeStep() {
    if let rule = rest.popFirst() { found += Linter.findings(of: rule, in: subject, severities) }
  }

  /// What was found so far, errors first, otherwise in the order of the rules.
  public var findings: [Finding] {
    found.filter { $0.severity == .error } + found.filter { $0.severity == .warning }
  }
}
