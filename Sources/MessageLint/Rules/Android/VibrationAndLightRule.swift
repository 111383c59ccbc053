import PushMessages
import Resolver

/// Vibration or light that a device ignores.
///
/// The FCM SDK refuses a vibration pattern of fewer than two times and a black light, and `default_vibrate_timings` and
/// `default_light_settings` compete with the message's own.
enum VibrationAndLightRule: LintRule {
  static let id = "vibration-and-light"
  static let severity = Finding.Severity.warning
  static let summary = "A vibration pattern or light that an Android device ignores."

  static func findings(in subject: LintSubject) -> [Finding] {
    let notification = subject.android.notification
    return vibration(of: notification, in: subject.document)
      + light(of: notification, in: subject.document)
  }

  private static func vibration(
    of notification: FieldPath, in document: MessageDocument
  ) -> [Finding] {
    let path = notification.appending("vibrate_timings")
    guard let timings = document.node(at: path)?.elements else { return [] }
    let byDefault = notification.appending("default_vibrate_timings")
    if document.node(at: byDefault)?.kind == .boolean(true) {
      return [
        finding(
          "default_vibrate_timings wins over vibrate_timings", remedy: "remove one of the two",
          at: path, on: .android, fix: Fix("remove default_vibrate_timings", .remove(byDefault)))
      ]
    }
    guard timings.count < 2 else { return [] }
    return [
      finding(
        "a device ignores fewer than two vibration times: wait, on, off, on, …",
        remedy: "write at least a wait and a time", at: path, on: .android)
    ]
  }

  private static func light(
    of notification: FieldPath, in document: MessageDocument
  ) -> [Finding] {
    let path = notification.appending("light_settings")
    guard document.node(at: path)?.members != nil else { return [] }
    var findings: [Finding] = []
    let wanted = ["color", "light_on_duration", "light_off_duration"]
    let missing = wanted.filter { document.node(at: path.appending($0)) == nil }
    if !missing.isEmpty {
      findings.append(
        finding(
          "light_settings needs \(missing.joined(separator: " and "))", as: .error, at: path,
          on: .android))
    }
    let color = path.appending("color")
    if document.node(at: color) != nil, isBlack(color, in: document) {
      findings.append(
        finding(
          "a device ignores a black light", remedy: "use another color", at: color, on: .android)
      )
    }
    if document.node(at: notification.appending("default_light_settings"))?.kind == .boolean(true) {
      findings.append(
        finding(
          "light_settings wins over default_light_settings", remedy: "remove one of the two",
          at: path, on: .android,
          fix: Fix(
            "remove default_light_settings",
            .remove(notification.appending("default_light_settings")))))
    }
    return findings
  }

  /// A part that is left out counts as 0.
  private static func isBlack(_ path: FieldPath, in document: MessageDocument) -> Bool {
    ["red", "green", "blue"].allSatisfy { part in
      guard case .number(let text)? = document.node(at: path.appending(part))?.kind else {
        return true
      }
      return Double(text) == 0
    }
  }
}
