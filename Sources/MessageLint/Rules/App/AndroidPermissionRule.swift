import AppProject
import PushMessages
import Resolver

/// Android 13 and later show nothing of the app, because its manifest removes the permission to notify.
///
/// FCM's SDK brings the permission `POST_NOTIFICATIONS` along. A manifest that removes it with `tools:node="remove"` keeps
/// users from being asked, and nothing is shown to those who installed the app on Android 13 or later. A report has this once
/// for all drafts.
enum AndroidPermissionRule: LintRule {
  static let id = "android-permission"
  static let severity = Finding.Severity.error
  static let summary = "The app's manifest removes the permission to notify."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.androidApp,
      let place = app.releasedManifests.lazy.compactMap(\.removedPermission).first
    else { return [] }
    return [
      projectFinding(
        "Android 13 and later show nothing, because the manifest removes POST_NOTIFICATIONS (\(place))",
        headline: "Android 13 and later show nothing of the app", remedy: nil,
        appRemedy: "remove that line, and ask for the permission at a good moment", in: app.top,
        at: place)
    ]
  }
}
