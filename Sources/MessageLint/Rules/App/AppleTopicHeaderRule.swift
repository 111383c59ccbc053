import AppProject
import PushMessages
import Resolver

/// The header `apns-topic` isn't the app's bundle ID.
///
/// FCM sets the header itself. A value of one's own has to be the bundle ID, for a Live Activity with
/// `.push-type.liveactivity` behind it; Apple's service refuses any other for the app's devices. It may be right for another
/// app of the same sources.
enum AppleTopicHeaderRule: LintRule {
  static let id = "apple-topic-header"
  static let severity = Finding.Severity.warning
  static let summary = "The header apns-topic isn't the Apple app's bundle ID."
  static let apps: Set<Platform> = [.apple]

  static func findings(in subject: LintSubject) -> [Finding] {
    let path: FieldPath = "apns.headers.apns-topic"
    guard let app = subject.appleApp, let topic = subject.document.string(at: path),
      !topic.isEmpty, let id = app.bundleID.found, topic != id.text,
      !topic.hasPrefix("\(id.text).")
    else { return [] }
    return [
      appFinding(
        "\(path.description): Apple refuses the message, because ‘\(topic.excerpt)’ isn't the bundle ID \(id.text.excerpt) (\(id.place))",
        headline: "\(path.description) isn't the app's bundle ID",
        remedy: "leave the header out: FCM sets it", appRemedy: nil, at: path, on: .apple,
        fix: Fix("remove apns-topic", .remove(path)))
    ]
  }
}
