internal import MessageLint
internal import PushMessages
internal import TextLayout

/// The rules as `lint --rules` prints them.
struct RuleTable {
  /// What the project says of them.
  var severities = RuleSeverities()

  var text: String {
    let width = Linter.rules.map { $0.id.count }.max() ?? 0
    return Linter.rules.map { rule in
      let change = severities[rule.id].map { setting in
        " (set in \(setting.origin); \(rule.severity.word) by default)".displayable
      }
      let columns = [
        rule.id.padded(toWidth: width, ambiguous: .offScreen),
        severity(of: rule).word.padded(toWidth: 7, ambiguous: .offScreen),
        (Self.option(of: rule) ?? "").padded(toWidth: 9, ambiguous: .offScreen),
        rule.summary + (change ?? weighing(of: rule)),
      ]
      return columns.joined(separator: "  ") + "\n"
    }.joined()
  }

  var json: String {
    JSONReport.text(
      .lintRules,
      Linter.rules.map { rule in
        .object([
          .init("id", .string(rule.id)),
          .init("severity", .string(severity(of: rule).word)),
          .init("default_severity", .string(rule.severity.word)),
          .init("severity_origin", JSONReport.string(severities[rule.id]?.origin)),
          .init("warning_if", JSONReport.string(severities[rule.id] == nil ? rule.warnsIf : nil)),
          .init("option", JSONReport.string(Self.option(of: rule))),
          .init("summary", .string(rule.summary)),
        ])
      })
  }

  /// When the rule's findings are less than its worst; a severity that the project sets holds for all of them.
  private func weighing(of rule: any LintRule.Type) -> String {
    rule.warnsIf.map { " (warning if \($0))" } ?? ""
  }

  private func severity(of rule: any LintRule.Type) -> Finding.Severity {
    severities[rule.id]?.severity ?? rule.severity
  }

  /// The option without which the rule is not asked.
  static func option(of rule: any LintRule.Type) -> String? {
    if rule.isDemanded { return "--require-reviewed" }
    if rule.isOnline { return "--online" }
    return rule.isForSending ? "--sending" : nil
  }
}
