import PushMessages
import Resolver

/// `apns.payload` has no `aps`, or numbers in it that a device does not take as they are.
///
/// FCM's SDKs for Java and Python refuse a payload without `aps`; `relevance-score` is 0 to 1, and a device makes a negative badge
/// 0.
enum ApsValueRule: LintRule {
  static let id = "aps-value"
  static let severity = Finding.Severity.warning
  static let summary = "apns.payload has no aps, or has numbers that devices don't accept."

  static func findings(in subject: LintSubject) -> [Finding] {
    let document = subject.document
    guard let payload = document.node(at: "apns.payload")?.members else { return [] }
    let aps: FieldPath = "apns.payload.aps"
    guard payload.contains(where: { $0.key == "aps" }) else {
      // Of one in other letters `aps-name` tells.
      guard ApsNameRule.misspelled(in: document).isEmpty else { return [] }
      return [finding("apns.payload has no aps", remedy: "add aps to it", at: aps, on: .apple)]
    }
    var findings: [Finding] = []
    let badge = aps.appending("badge")
    if let number = number(at: badge, in: document), number < 0 {
      findings.append(
        finding("a negative badge counts as 0, which removes it", at: badge, on: .apple))
    }
    let score = aps.appending("relevance-score")
    if let number = number(at: score, in: document), !(0...1).contains(number),
      document.node(at: "apns.live_activity_token") == nil
    {
      findings.append(finding("relevance-score must be 0 to 1", at: score, on: .apple))
    }
    return findings
  }

  private static func number(at path: FieldPath, in document: MessageDocument) -> Double? {
    guard case .number(let text)? = document.node(at: path)?.kind else { return nil }
    return Double(text)
  }
}
