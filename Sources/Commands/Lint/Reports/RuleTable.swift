internal import MessageLint
internal import PushMessages
internal import TextLayout

/// The rules as `lint --rules` prints them.
enum RuleTable {
  static var text: String {
    let width = Linter.rules.map { $0.id.count }.max() ?? 0
    return Linter.rules.map { rule in
      let columns = [
        rule.id.padded(toWidth: width), rule.severity.word.padded(toWidth: 7),
        (option(of: rule) ?? "").padded(toWidth: 9), rule.summary,
      ]
      return columns.joined(separator: "  ") + "\n"
    }.joined()
  }

  static var json: String {
    JSONReport.text(
      .lintRules,
      Linter.rules.map { rule in
        .object([
          .init("id", .string(rule.id)),
          .init("severity", .string(rule.severity.word)),
          .init("option", JSONReport.string(option(of: rule))),
          .init("summary", .string(rule.summary)),
        ])
      })
  }

  /// The option without which the rule is not asked.
  private static func option(of rule: any LintRule.Type) -> String? {
    if rule.isOnline { return "--online" }
    return rule.isForSending ? "--sending" : nil
  }
}
