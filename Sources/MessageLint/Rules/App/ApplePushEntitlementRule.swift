import AppProject
import PushMessages
import Resolver

/// No device of the app's release can receive a message, because the release lacks the entitlement for pushes.
///
/// Without `aps-environment` among the entitlements that the release is signed with, iOS gives the app no address for
/// pushes, and FCM delivers nothing. The value `development` is normal: signing for the App Store replaces it. A report has
/// this once for all drafts.
enum ApplePushEntitlementRule: LintRule {
  static let id = "apple-push-entitlement"
  static let severity = Finding.Severity.error
  static let summary = "The Apple app's release has no entitlement for pushes."
  static let apps: Set<Platform> = [.apple]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.appleApp, case .notThere = app.entitlement("aps-environment") else {
      return []
    }
    return [
      projectFinding(
        "no Apple device receives anything: the release's entitlements (\(app.entitlementPlace)) lack aps-environment",
        headline: "no Apple device of this release receives anything", remedy: nil,
        appRemedy: "add the capability Push Notifications to \(app.target)", in: app.top,
        at: app.entitlementPlace, on: .apple)
    ]
  }
}
