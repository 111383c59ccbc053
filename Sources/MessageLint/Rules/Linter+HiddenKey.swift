import PushMessages
import Resolver

extension Linter {
  /// `hidden-key`: on Android a literal title or body, even the common one, hides the localization key.
  static func hiddenKeyFindings(in subject: LintSubject) -> [Finding] {
    let message = subject.message
    guard let android = message.android?.notification else { return [] }
    return [
      hiddenKey(android.title, common: message.notification?.title, name: "title"),
      hiddenKey(android.body, common: message.notification?.body, name: "body"),
    ].compactMap(\.self)
  }

  private static func hiddenKey(
    _ own: Message.Text, common: Message.Text?, name: String
  ) -> Finding? {
    guard own.key?.isEmpty == false else { return nil }
    let isOwn = own.literal?.isEmpty == false
    guard isOwn || common?.literal?.isEmpty == false else { return nil }
    let literal = isOwn ? "android.notification.\(name)" : "notification.\(name)"
    return Finding(
      rule: "hidden-key", .warning, .hidden(key: "\(name)_loc_key", by: literal),
      remedy: "remove one of the two",
      path: FieldPath(stringLiteral: literal), platform: .android)
  }
}

extension Finding.Text {
  fileprivate static func hidden(key: String, by literal: String) -> Self {
    "on Android \(literal) hides \(key): every language sees the same text"
  }
}
