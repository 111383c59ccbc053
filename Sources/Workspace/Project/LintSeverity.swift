/// The severity that a project gives to a lint rule; which rules exist is the linter's knowledge.
public struct LintSeverity: Hashable, Sendable {
  public enum Level: String, CaseIterable, Hashable, Sendable {
    case error
    case warning
  }

  /// The rule's id: `untranslated`.
  public var rule: String
  public var level: Level
  /// Of the rule in the file, for problems that the linter finds.
  public var line: Int

  public init(rule: String, level: Level, line: Int) {
    self.rule = rule
    self.level = level
    self.line = line
  }
}
