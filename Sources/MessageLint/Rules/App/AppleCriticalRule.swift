import AppProject
import PushMessages
import Resolver

/// A critical message doesn't break through, because the app lacks the entitlement.
///
/// Apple grants critical alerts to few apps. Without the entitlement the ringer's switch and a Focus hold the message back as
/// any other.
enum AppleCriticalRule: LintRule {
  static let id = "apple-critical"
  static let severity = Finding.Severity.error
  static let summary = "A critical message needs an entitlement that the app lacks."
  static let apps: Set<Platform> = [.apple]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.appleApp, let path = path(in: subject),
      app.lacks("com.apple.developer.usernotifications.critical-alerts")
    else { return [] }
    return [
      appFinding(
        "\(path.description): shown as an ordinary message, because the release's entitlements (\(app.entitlementPlace)) lack critical alerts",
        headline: "\(path.description): shown as an ordinary message",
        remedy: "leave critical out", appRemedy: "ask Apple for the entitlement", at: path,
        on: .apple)
    ]
  }

  private static func path(in subject: LintSubject) -> FieldPath? {
    if let (path, level) = subject.apsField("interruption-level"), level == "critical" {
      return path
    }
    let path: FieldPath = "apns.payload.aps.sound.critical"
    guard let node = subject.document.node(at: path) else { return nil }
    switch node.kind {
    case .number("1"), .boolean(true): return path
    default: return nil
    }
  }
}
