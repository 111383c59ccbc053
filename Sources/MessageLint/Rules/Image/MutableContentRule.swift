import PushMessages
import Resolver

/// An Apple device leaves the image out, because `mutable-content` does not let the app's extension load it.
enum MutableContentRule: LintRule {
  static let id = "mutable-content"
  static let severity = Finding.Severity.warning
  static let summary = "An Apple device leaves the image out without mutable-content."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let apple = subject.message.apple, !apple.isMutable else { return [] }
    guard apple.image ?? subject.message.notification?.image != nil else { return [] }
    let path: FieldPath = "apns.payload.aps.mutable-content"
    return [
      finding(
        "Apple devices leave the image out: aps.mutable-content isn't 1",
        remedy: "set mutable-content to 1", at: path, on: .apple,
        fix: Fix("set mutable-content to 1", .set(path, .number("1"))))
    ]
  }
}
