import PushMessages

/// FCM wants exactly one of `fid`, `token`, `topic` and `condition`.
enum TargetRule: LintRule {
  static let id = "target"
  static let severity = Finding.Severity.error
  static let summary = "The message has no target, or more than one."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.document.message != nil else { return [] }
    let targets = subject.message.targets
    if let list = subject.project.list { return findings(of: list, besides: targets) }
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

  /// A draft goes to its list or to a target of its own.
  private static func findings(
    of list: LintedList, besides targets: [Message.Target]
  ) -> [Finding] {
    let path = FieldPath([.key(targets.first?.fieldName ?? "list")])
    guard targets.isEmpty else {
      let names = (targets.map(\.fieldName) + ["list"]).joined(separator: " and ")
      return [
        finding(
          "a message goes to one target, but the draft sets \(names)", remedy: "remove all but one",
          at: path)
      ]
    }
    return list.fault.map { [finding("the draft goes to a list: \($0)", at: path)] } ?? []
  }
}
