import PushMessages
import Resolver

/// `android` and its successor `android_v2` are in one message, which FCM refuses.
///
/// Keep the one whose content is right; what the other one has can be moved there first.
enum ExclusiveBlocksRule: LintRule {
  static let id = "exclusive-blocks"
  static let severity = Finding.Severity.error
  static let summary = "The message has both android and android_v2."
  static let concernsWholeMessage = true

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.document.androidBlocks.count > 1 else { return [] }
    return [
      finding(
        "FCM refuses a message that has both android and android_v2",
        remedy: "keep one: remove android, or remove android_v2", at: AndroidBlock.v2.path,
        on: .android)
    ]
  }
}
