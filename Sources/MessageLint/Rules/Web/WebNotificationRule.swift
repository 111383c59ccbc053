import PushMessages
import Resolver

/// An option that makes the browser's notification fail, or that is lost.
///
/// `renotify` without a `tag` and `silent` with `vibrate` are a TypeError: nothing is shown. An action needs its `action` and
/// `title`. `webpush.notification.data` is overwritten by the FCM SDK; the app's data belongs into `webpush.data`.
enum WebNotificationRule: LintRule {
  static let id = "web-notification"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "the notification is still shown"
  static let summary =
    "An option that makes the browser's notification fail, or that is lost."

  private static let notification: FieldPath = "webpush.notification"

  static func findings(in subject: LintSubject) -> [Finding] {
    let document = subject.document
    var findings: [Finding] = []
    if isTrue("renotify", in: document),
      document.string(at: notification.appending("tag"))?.isEmpty ?? true
    {
      let path = notification.appending("renotify")
      findings.append(
        finding(
          "renotify without a tag is an error in the browser: nothing is shown",
          remedy: "set a tag, or remove renotify", at: path, on: .web,
          fix: Fix("remove renotify", .remove(path))))
    }
    let vibrate = notification.appending("vibrate")
    if isTrue("silent", in: document), document.node(at: vibrate) != nil {
      findings.append(
        finding(
          "silent with vibrate is an error in the browser: nothing is shown",
          remedy: "remove one of the two", at: vibrate, on: .web,
          fix: Fix("remove vibrate", .remove(vibrate))))
    }
    let data = notification.appending("data")
    if let node = document.node(at: data) {
      let isFree = document.node(at: "webpush.data") == nil && node.members != nil
      findings.append(
        finding(
          "the FCM SDK overwrites webpush.notification.data", as: .warning,
          remedy: "move it to webpush.data", at: data, on: .web,
          fix: isFree ? Fix("move it to webpush.data", .move(data, to: "webpush.data")) : nil))
    }
    return findings + actionFindings(in: document)
  }

  private static func actionFindings(in document: MessageDocument) -> [Finding] {
    let path = notification.appending("actions")
    guard let actions = document.node(at: path)?.elements else { return [] }
    return actions.enumerated().compactMap { index, action -> Finding? in
      let missing = ["action", "title"].filter { action[$0]?.string?.isEmpty ?? true }
      guard !missing.isEmpty else { return nil }
      return finding(
        "action \(index + 1) has no \(missing.joined(separator: " and no "))", as: .warning,
        at: path.appending(index), on: .web)
    }
  }

  private static func isTrue(_ name: String, in document: MessageDocument) -> Bool {
    document.node(at: notification.appending(name))?.kind == .boolean(true)
  }
}
