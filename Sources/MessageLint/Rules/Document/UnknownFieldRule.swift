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
      if let remedy = onlyInAndroid[path] {
        return only(problem, at: path, remedy: remedy)
      }
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

  /// `priority` and the choice of a proxy have no counterpart in `android_v2`, and no name that is like theirs is meant.
  private static func only(
    _ problem: DocumentProblem, at path: FieldPath, remedy: Finding.Text
  ) -> Finding {
    let name = path.lastKey
    var finding = finding(
      "\(path.description): FCM refuses the message, only android has \(name)",
      headline: "\(path.description): only android has \(name)", remedy: remedy, at: path,
      fix: Fix("remove it", .remove(path)))
    finding.position = Finding.Position(line: problem.line, column: problem.column)
    return finding
  }

  private static let onlyInAndroid: [FieldPath: Finding.Text] = [
    "android_v2.priority":
      "remove it: a remote_notification comes at once, a background_sync may wait",
    AndroidBlock.v2.notification.appending("proxy"): proxyRemedy,
    AndroidBlock.v2.notification.appending("bypass_proxy_notification"): proxyRemedy,
  ]

  private static let proxyRemedy: Finding.Text =
    "remove it: android_v2 doesn't choose who shows the notification"
}
