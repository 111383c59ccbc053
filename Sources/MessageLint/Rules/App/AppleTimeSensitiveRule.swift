import AppProject
import PushMessages
import Resolver

/// A time-sensitive message doesn't break through, because the app lacks the entitlement.
///
/// iOS shows it like any other: a Focus or the notification summary may hold it back.
enum AppleTimeSensitiveRule: LintRule {
  static let id = "apple-time-sensitive"
  static let severity = Finding.Severity.error
  static let summary = "A time-sensitive message needs an entitlement that the app lacks."
  static let apps: Set<Platform> = [.apple]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.appleApp, let (path, level) = subject.apsField("interruption-level"),
      level == "time-sensitive",
      app.lacks("com.apple.developer.usernotifications.time-sensitive")
    else { return [] }
    return [
      appFinding(
        "\(path.description): shown as an ordinary message, because the release's entitlements (\(app.entitlementPlace)) lack time-sensitive notifications",
        headline: "\(path.description): shown as an ordinary message", remedy: "write active",
        appRemedy: "add the capability Time Sensitive Notifications to \(app.target)", at: path,
        on: .apple, fix: Fix("write active", .set(path, .string("active"))))
    ]
  }
}

extension AppleProject {
  /// Whether the release surely isn't entitled to something.
  func lacks(_ entitlement: String) -> Bool {
    switch self.entitlement(entitlement) {
    case .there(let value): !value.isTrue
    case .notThere: true
    case .notFound, .cannotTell: false
    }
  }
}
