import AppProject
import PushMessages
import Resolver

/// Nothing happens on Android, because the message has data alone and the app has no service that takes it.
///
/// FCM's SDK draws only notifications. A message of data goes to the app's own `FirebaseMessagingService`; without one
/// nothing happens at all. Where a plugin or another vendor's library may bring a service, nothing is said.
enum AndroidDataOnlyRule: LintRule {
  static let id = "android-data-only-unhandled"
  static let severity = Finding.Severity.error
  static let summary = "The app has no service that takes a message of data alone."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.project.apps.android, subject.androidApp == nil,
      subject.android == .v1, let path = path(in: subject)
    else { return [] }
    let (services, doubt) = app.ownServices
    guard services.isEmpty, doubt == nil, app.interceptors.isEmpty else { return [] }
    return [
      appFinding(
        "\(path.description): nothing happens on Android, because the app has no FirebaseMessagingService that takes data",
        headline: "\(path.description): no service of the Android app takes data",
        remedy: "add a notification",
        appRemedy: "add a service for com.google.firebase.MESSAGING_EVENT",
        at: path)
    ]
  }

  private static func path(in subject: LintSubject) -> FieldPath? {
    let paths: [FieldPath] = ["android.data", "data"]
    return paths.first { subject.document.node(at: $0)?.members?.isEmpty == false }
  }
}
