import DevicePreview
import PushMessages
import Resolver

/// A broadcast that a correction cannot replace.
///
/// A user who sent a wrong text to a topic wants to send a right one that replaces it. It needs a name given before:
/// `android.notification.tag`, `apns-collapse-id`, and `webpush.notification.tag`. In `android_v2` a name is the pair of `tag`
/// and `id`; older apps go by the tag alone, so both are wanted.
enum ReplaceableRule: LintRule {
  static let id = "replaceable"
  static let severity = Finding.Severity.warning
  static let summary = "A broadcast without a tag or collapse ID: a correction can't replace it."
  static let isForSending = true

  private static func names(
    in android: AndroidBlock
  ) -> [(platform: Platform, path: FieldPath)] {
    (android == .v1 ? ["tag"] : ["tag", "id"]).map {
      (.android, android.notification.appending($0))
    }
      + [(.apple, "apns.headers.apns-collapse-id"), (.web, "webpush.notification.tag")]
  }

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.isBroadcast else { return [] }
    let missing = names(in: subject.android).filter { platform, path in
      !subject.document.hasName(at: path)
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
    Platform.allCases.filter { platforms.map(\.platform).contains($0) }.map(\.name)
      .joined(separator: ", ")
  }
}

extension MessageDocument {
  /// Whether a text or a number is there.
  fileprivate func hasName(at path: FieldPath) -> Bool {
    switch node(at: path)?.kind {
    case .string(let text): !text.isEmpty
    case .number: true
    default: false
    }
  }
}
