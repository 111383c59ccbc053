import AppProject
import PushMessages
import Resolver

/// Neither the message nor the app's manifest names a notification channel.
///
/// Android 8 and later then show the message in a channel that FCM makes, "Miscellaneous": with sound, but never as a
/// heads-up, and users who turn it off turn off all such messages.
///
/// Every message without a `channel_id` has this fault of the app's, so a report has it once for all drafts.
enum AndroidNoDefaultChannelRule: LintRule {
  static let id = "android-no-default-channel"
  static let severity = Finding.Severity.warning
  static let summary = "Neither the message nor the app names a notification channel."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.androidApp, subject.androidField("channel_id") == nil,
      case .notThere = app.setting("default_notification_channel_id")
    else { return [] }
    let known = app.channels.map(\.id)
    let choice = known.isEmpty ? "" : ": \(known.fewNames)"
    return [
      projectFinding(
        "no channel_id, and the app has no default channel; Android shows the message in FCM's channel Miscellaneous, without a heads-up",
        headline: "no channel: shown in Miscellaneous, without a heads-up",
        remedy: "set channel_id to a channel of the app\(choice)",
        appRemedy: "name a default channel in the manifest, and create it when the app starts",
        in: app.top,
        at: app.mainManifest?.application ?? SourcePlace(app.module))
    ]
  }
}
