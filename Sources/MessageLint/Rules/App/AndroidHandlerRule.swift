import AppProject
import PushMessages
import Resolver

/// The app takes messages away from FCM's SDK, so the preview may show something else than its users see.
///
/// A class of the app that overrides `handleIntent` of `FirebaseMessagingService` and doesn't call `super` gets every
/// message first, also while the app is in the background. What Android shows is then the app's own work. A report has this
/// once for all drafts.
enum AndroidHandlerRule: LintRule {
  static let id = "android-handler-elsewhere"
  static let severity = Finding.Severity.warning
  static let summary = "The app draws notifications itself, so the preview doesn't apply."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.androidApp, let place = app.interceptors.first else { return [] }
    return [
      projectFinding(
        "the app handles messages itself: \(place) overrides handleIntent without calling super, so the preview may not apply",
        headline: "the app handles messages itself",
        remedy: "test the message on a device, or accept this with a reason",
        appRemedy: "call super.handleIntent", in: app.top, at: place)
    ]
  }
}
