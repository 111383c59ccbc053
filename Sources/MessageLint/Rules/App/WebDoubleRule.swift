import AppProject
import PushMessages
import Resolver

/// A browser shows the message twice.
///
/// FCM's SDK shows every message with a notification. A service worker that calls `showNotification` without asking whether
/// the message has one shows it a second time.
enum WebDoubleRule: LintRule {
  static let id = "web-double"
  static let severity = Finding.Severity.warning
  static let summary = "A browser shows the message twice: FCM's SDK and the worker do."
  static let apps: Set<Platform> = [.web]

  static func findings(in subject: LintSubject) -> [Finding] {
    let paths: [FieldPath] = ["webpush.notification", "notification"]
    let shown = paths.first { subject.document.node(at: $0)?.members != nil }
    guard let app = subject.project.apps.web, let place = app.shows, let path = shown else {
      return []
    }
    return [
      appFinding(
        "a browser shows the message twice, because the service worker shows it too (\(place))",
        headline: "a browser shows the message twice",
        remedy: "send the texts to the web as data alone",
        appRemedy: "show only messages without a notification in the worker", at: path, on: .web)
    ]
  }
}
