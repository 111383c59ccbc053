import PushMessages
import Resolver

/// Part of the alert stands in `notification`, and part in `apns.payload.aps.alert`.
///
/// FCM's documentation does not say whether the two are merged key by key or whether one replaces the other. A complete alert
/// in `apns` is sure.
enum PartialAlertRule: LintRule {
  static let id = "partial-alert"
  static let severity = Finding.Severity.warning
  static let summary =
    "The alert for Apple is in two places, and FCM doesn't document that it merges them."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let common = subject.message.notification, let alert = subject.message.apple?.alert,
      !(alert.title.isEmpty && alert.body.isEmpty)
    else { return [] }
    let path: FieldPath = "apns.payload.aps.alert"
    let texts = [
      ("title", common.title.literal, alert.title), ("body", common.body.literal, alert.body),
    ]
    let missing = texts.filter { $1?.isEmpty == false && $2.isEmpty }
    guard !missing.isEmpty else { return [] }
    let names = missing.map(\.0).joined(separator: " and ")
    var fix = Fix("write \(names) into the alert")
    fix.edits = missing.compactMap { name, text, _ in
      text.map { .set(path.appending(name), .string($0)) }
    }
    return [
      finding(
        "the alert for Apple has no \(names): FCM doesn't document that it merges the common one into it",
        headline: "the alert for Apple has no \(names)", remedy: "\(fix.title)", at: path,
        on: .apple, fix: subject.document.string(at: path) == nil ? fix : nil)
    ]
  }
}
