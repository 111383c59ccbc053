import PushMessages

/// FCM wants exactly one of `fid`, `token`, `topic` and `condition`.
enum TargetRule: LintRule {
  static let id = "target"
  static let severity = Finding.Severity.error
  static let summary = "The message has no target, or more than one."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.document.message != nil else { return [] }
    let targets = subject.message.targets
    guard targets.count != 1 || targets[0].text.isEmpty else { return [] }
    let path = targets.first.map { FieldPath([.key($0.fieldName)]) } ?? "topic"
    guard targets.count > 1 else {
      return [
        finding("the message goes nowhere yet: set a fid, a topic or a condition", at: path)
      ]
    }
    let names = targets.map(\.fieldName).joined(separator: " and ")
    return [
      finding(
        "FCM accepts one target, but the message sets \(names)", remedy: "remove all but one",
        at: path)
    ]
  }
}
