import PushMessages
import Resolver

/// `apns-expiration` is in the past, so Apple's service tries once and keeps nothing.
///
/// The header is a time, not a length: what was right when the draft was written is stale when it is sent. A negative number
/// is not a time at all, which `field-value` reports.
enum ExpiredRule: LintRule {
  static let id = "expired"
  static let severity = Finding.Severity.error
  static let summary = "apns-expiration is in the past."
  static let isForSending = true

  static func findings(in subject: LintSubject) -> [Finding] {
    let path: FieldPath = "apns.headers.apns-expiration"
    guard case .sending(let now, _) = subject.moment, let text = subject.document.string(at: path),
      let expiration = Int(text), expiration > 0, expiration <= now
    else { return [] }
    return [
      finding(
        "apns-expiration \(text) is \(ago(now - expiration)) ago: Apple's service doesn't keep the message",
        headline: "apns-expiration is in the past",
        remedy: "use a future time, or 0 for a single try",
        at: path, on: .apple)
    ]
  }

  private static func ago(_ seconds: Int) -> String {
    switch seconds {
    case ..<120: "\(seconds) seconds"
    case ..<7_200: "\(seconds / 60) minutes"
    case ..<172_800: "\(seconds / 3600) hours"
    default: "\(seconds / 86_400) days"
    }
  }
}
