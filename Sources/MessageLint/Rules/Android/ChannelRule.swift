import PushMessages
import Resolver

/// The message asks for something that Android has left to the notification channel since version 8.
///
/// Sound, vibration, light and `notification_priority` take effect up to Android 7.1 only; later the channel decides, and without
/// `channel_id` it is the app's default one or FCM's own, "Miscellaneous".
enum ChannelRule: LintRule {
  static let id = "channel-decides"
  static let severity = Finding.Severity.warning
  static let summary =
    "From Android 8 on, the notification channel decides, not the message."

  static func findings(in subject: LintSubject) -> [Finding] {
    let path = subject.android.notification
    let document = subject.document
    guard document.node(at: path.appending("notification_priority")) != nil,
      document.node(at: path.appending("channel_id")) == nil
    else { return [] }
    return [
      finding(
        "notification_priority does nothing from Android 8 on: the channel decides, but none is set",
        headline: "notification_priority does nothing from Android 8 on",
        remedy: "set channel_id to a channel of the app",
        at: path.appending("notification_priority"), on: .android)
    ]
  }
}
