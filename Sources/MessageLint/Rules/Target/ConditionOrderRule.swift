import PushMessages

/// A condition has `&&` behind `||` without parentheses.
///
/// FCM evaluates what isn't in parentheses from left to right: it reads `a || b && c` as `(a || b) && c`. Most languages read
/// `a || (b && c)`, and a broadcast that is read so reaches other devices than its author means.
enum ConditionOrderRule: LintRule {
  static let id = "condition-order"
  static let severity = Finding.Severity.warning
  static let summary = "The condition mixes its two operators without parentheses."

  static func findings(in subject: LintSubject) -> [Finding] {
    let path: FieldPath = "condition"
    guard let text = subject.document.string(at: path),
      let condition = try? TopicCondition(text), condition.mixesOperators
    else { return [] }
    let (read, usual) = (condition.expression.text, condition.usualExpression.text)
    return [
      finding(
        "FCM reads the condition from left to right: \(read)",
        headline: "the condition: FCM reads || before &&, from left to right",
        remedy: "add parentheses, or if you mean the other reading write \(usual)", at: path,
        fix: Fix("add parentheses as FCM reads it", .set(path, .string(read))))
    ]
  }
}
