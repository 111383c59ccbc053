import PushMessages
import Resolver

/// On Android a literal title or body, even the common one, hides the localization key beside it.
///
/// The FCM SDK takes the literal and never looks at the key, so every language sees the same text; an Apple device does
/// the opposite.
enum HiddenKeyRule: LintRule {
  static let id = "hidden-key"
  static let severity = Finding.Severity.warning
  static let summary = "On Android a literal text hides the localization key beside it."

  static func findings(in subject: LintSubject) -> [Finding] {
    let message = subject.message
    guard let android = message.android?.notification else { return [] }
    return [
      hiddenKey(android.title, message.notification?.title, "title", in: subject.android),
      hiddenKey(android.body, message.notification?.body, "body", in: subject.android),
    ].compactMap(\.self)
  }

  private static func hiddenKey(
    _ own: Message.Text, _ common: Message.Text?, _ name: String, in block: AndroidBlock
  ) -> Finding? {
    guard own.key?.isEmpty == false else { return nil }
    let isOwn = own.literal?.isEmpty == false
    guard isOwn || common?.literal?.isEmpty == false else { return nil }
    let holder: FieldPath = isOwn ? block.notification : "notification"
    let literal = holder.appending(name)
    return finding(
      "on Android \(literal.description) hides \(name)_loc_key: every language sees the same text",
      headline: "on Android \(literal.description) hides \(name)_loc_key",
      remedy: "remove one of the two", at: literal, on: .android)
  }
}
