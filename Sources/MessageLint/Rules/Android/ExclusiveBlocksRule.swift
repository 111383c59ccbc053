import PushMessages
import Resolver

/// `android` and its successor `android_v2` stand in one message; FCM takes one of them.
enum ExclusiveBlocksRule: LintRule {
  static let id = "exclusive-blocks"
  static let severity = Finding.Severity.error
  static let summary = "The message has both android and android_v2."
  static let concernsWholeMessage = true

  static func findings(in subject: LintSubject) -> [Finding] {
    let path: FieldPath = "android_v2"
    guard subject.document.node(at: path) != nil, subject.document.node(at: "android") != nil else {
      return []
    }
    return [
      finding(
        "android and android_v2 exclude each other", remedy: "remove one of the two", at: path,
        on: .android)
    ]
  }
}
