import PushMessages

/// FCM knows no field of this name at this place.
///
/// FCM refuses a whole message for one name: `Invalid JSON payload received. Unknown name "x"`. A misspelt block also hides
/// everything inside it from preview and lint. Objects that FCM passes on may hold any name: `data`, headers, `apns.payload`
/// and `webpush.notification`.
///
/// If FCM has learned the field since this program was made, a suppression with a reason or a lower severity in the project
/// file lets the message pass; the field stays in the draft.
enum UnknownFieldRule: LintRule {
  static let id = "unknown-field"
  static let severity = Finding.Severity.error
  static let summary = "FCM has no field of this name here, and refuses the message."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.problems.compactMap { problem -> Finding? in
      guard case .unknownName(let nearest) = problem.kind, let path = problem.path,
        MisplacedFieldRule.place(of: path) == nil
      else { return nil }
      var finding = finding(
        "\(path.description): FCM refuses the message, \(problem.sentence)",
        headline: "\(path.description): \(problem.sentence)",
        remedy: nearest == nil
          ? "remove it, or suppress the finding if FCM now has the field" : nil,
        at: path)
      finding.position = Finding.Position(line: problem.line, column: problem.column)
      if let nearest, let parent = path.parent {
        finding.fix = Fix("rename it to \(nearest)", .move(path, to: parent.appending(nearest)))
      }
      return finding
    }
  }
}
