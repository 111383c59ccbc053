import PushMessages
import Resolver

/// The APNs headers say something else than the payload: a push in the background with an alert, or at priority 10.
///
/// A silent push (`content-available` without alert, sound and badge, or data alone) is sent with `apns-push-type: background` and
/// `apns-priority: 5`; with 10, which is FCM's default where an alert is shown, it is an error. A mismatch may delay or drop it.
enum PushTypeRule: LintRule {
  static let id = "push-type"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "something is only left out"
  static let summary = "The APNs push type or priority doesn't fit the payload."

  private static let type: FieldPath = "apns.headers.apns-push-type"
  private static let priority: FieldPath = "apns.headers.apns-priority"

  static func findings(in subject: LintSubject) -> [Finding] {
    let document = subject.document
    guard document.node(at: "apns") != nil else { return [] }
    let pushType = document.string(at: type)
    let isSilent = !isVisible(document)
    var findings: [Finding] = []
    if pushType == "background", !isSilent {
      findings.append(
        finding(
          "apns-push-type is background, but the payload shows an alert: Apple may drop it",
          remedy: "write alert, or remove the alert", at: type, on: .apple,
          fix: Fix("write alert", .set(type, .string("alert")))))
    }
    if isSilent, pushType == nil || pushType == "alert", isInBackground(document) {
      let fix = Fix("write background", .set(type, .string("background")))
      findings.append(
        finding(
          pushType == nil
            ? "a background push needs apns-push-type: background"
            : "apns-push-type is alert, but the payload shows none: Apple may drop it",
          as: pushType == nil ? .warning : .error, remedy: "\(fix.title)", at: type, on: .apple,
          fix: fix))
    }
    if isSilent, isInBackground(document) || pushType == "background" {
      findings += priorityFindings(in: document)
    }
    return findings + liveActivity(in: document, pushType)
  }

  private static func priorityFindings(in document: MessageDocument) -> [Finding] {
    let written = document.string(at: priority)
    guard written != "5", written != "1" else { return [] }
    let fix = Fix("write 5", .set(priority, .string("5")))
    return [
      finding(
        written == nil
          ? "a background push needs apns-priority: 5"
          : "Apple refuses a background push with apns-priority 10",
        as: written == nil ? .warning : .error, remedy: "\(fix.title)", at: priority, on: .apple,
        fix: fix)
    ]
  }

  private static func liveActivity(
    in document: MessageDocument, _ pushType: String?
  ) -> [Finding] {
    let token: FieldPath = "apns.live_activity_token"
    let aps: FieldPath = "apns.payload.aps"
    guard document.node(at: token) != nil else {
      guard pushType == "liveactivity" else { return [] }
      return [
        finding(
          "apns-push-type is liveactivity, but live_activity_token isn't set", at: token,
          on: .apple)
      ]
    }
    let missing = ["timestamp", "event", "content-state"].filter {
      document.node(at: aps.appending($0)) == nil
    }
    guard !missing.isEmpty else { return [] }
    return [
      finding(
        "a Live Activity needs \(missing.joined(separator: ", ")) in aps", as: .warning, at: aps,
        on: .apple)
    ]
  }

  private static func isVisible(_ document: MessageDocument) -> Bool {
    let aps: FieldPath = "apns.payload.aps"
    return document.node(at: "notification") != nil
      || ["alert", "sound", "badge"].contains { document.node(at: aps.appending($0)) != nil }
  }

  /// Whether something is handed to the app without a notification.
  private static func isInBackground(_ document: MessageDocument) -> Bool {
    document.node(at: "apns.payload.aps.content-available")?.kind == .number("1")
      || (document.node(at: "data") != nil && document.node(at: "apns.live_activity_token") == nil)
  }
}
