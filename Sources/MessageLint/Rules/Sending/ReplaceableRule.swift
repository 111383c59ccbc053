import DevicePreview
import PushMessages
import Resolver

/// A broadcast that a correction cannot replace.
///
/// Whoever sends a wrong text to a topic wants to send a right one that takes its place. That needs a name given beforehand:
/// `android.notification.tag`, `apns-collapse-id`, and `webpush.notification.tag`.
enum ReplaceableRule: LintRule {
  static let id = "replaceable"
  static let severity = Finding.Severity.warning
  static let summary = "A broadcast without a tag or collapse ID: a correction can't replace it."
  static let isForSending = true

  private static let names: [(platform: Platform, path: FieldPath)] = [
    (.android, "android.notification.tag"), (.apple, "apns.headers.apns-collapse-id"),
    (.web, "webpush.notification.tag"),
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.isBroadcast else { return [] }
    let missing = names.filter { platform, path in
      subject.document.string(at: path)?.isEmpty ?? true
        && subject.shown.contains { $0.device.platform == platform && $0.isShown }
    }
    guard let first = missing.first else { return [] }
    let paths = missing.map(\.path.description).joined(separator: ", ")
    return [
      finding(
        "a correction can't replace this broadcast on \(names(of: missing)): no \(paths)",
        headline: "a correction can't replace this broadcast", remedy: "set \(paths)",
        at: first.path)
    ]
  }

  private static func names(of platforms: [(platform: Platform, path: FieldPath)]) -> String {
    platforms.map(\.platform.name).joined(separator: ", ")
  }
}
