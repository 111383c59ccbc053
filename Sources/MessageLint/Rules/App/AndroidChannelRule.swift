import AppProject
import DevicePreview
import PushMessages
import Resolver
import Spelling

/// The message names a notification channel that the app's code doesn't make.
///
/// Android shows such a message in the channel that the manifest names as default, or in FCM's own, "Miscellaneous": with
/// sound, but never as a heads-up over other apps. FCM accepts any id. A channel is there if the sources make one with its
/// id as a text, a constant, an entry of an enum or a string resource. Ids that code computes aren't known, so nothing is
/// said where most are. List the ids that code computes as `channels = ["orders"]` of the app in `pushwright.toml`.
///
/// With no `channel_id` in the message the rule looks at the default channel of the manifest.
enum AndroidChannelRule: LintRule {
  static let id = "android-channel-not-found"
  static let severity = Finding.Severity.warning
  static let summary = "The app's code makes no notification channel of this name."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.androidApp else { return [] }
    guard let (path, id) = subject.androidField("channel_id") else {
      return defaultChannel(in: app, subject)
    }
    guard !subject.project.channels.contains(id),
      case .notFound(let known, let computed) = app.channel(id)
    else { return [] }
    let listed = Set(known + subject.project.channels).sorted()
    let nearest = NearestName.suggestion(for: id, among: listed)
    return [
      appFinding(
        "\(path.description): \(absence(of: id, among: listed, computed)); Android shows the message \(instead(of: subject))",
        headline: "\(path.description): no channel ‘\(id.excerpt)’",
        remedy: listed.isEmpty
          ? "leave channel_id out" : "use one of the app's channels: \(listed.fewNames)",
        appRemedy:
          "create the channel when the app starts, or list it in pushwright.toml as channels",
        at: path,
        fix: nearest.map { name in
          // Whoever takes the fix chooses how loud the message is.
          let importance = app.importance(ofChannel: name).map { " (\($0.words))" } ?? ""
          return Fix("write \(name)\(importance)", .set(path, .string(name)))
        })
    ]
  }

  /// Where Android shows the message: in the manifest's default channel if the app makes that, else in FCM's own.
  private static func instead(of subject: LintSubject) -> String {
    let behavior = subject.project.apps.behavior(listing: subject.project.channels)
    switch behavior.defaultChannel {
    case .named(let id) where behavior.channels[id] != nil:
      return "in the default channel ‘\(id.excerpt)’ instead"
    case .none,
      .named where behavior.knowsAllChannels:
      return "in FCM's channel Miscellaneous, without a heads-up"
    case .named, .unknown: return "in another channel"
    }
  }

  private static func defaultChannel(
    in app: AndroidProject, _ subject: LintSubject
  ) -> [Finding] {
    guard let setting = app.setting("default_notification_channel_id").found,
      setting.owner == "application", let value = setting.value
    else { return [] }
    let id = value.hasPrefix("@string/") ? app.text(String(value.dropFirst(8))) : value
    guard let id, !subject.project.channels.contains(id),
      case .notFound(let known, let computed) = app.channel(id)
    else { return [] }
    return [
      appFinding(
        "the default channel (\(setting.place)) doesn't exist: \(absence(of: id, among: known, computed)); Android shows the message in FCM's channel Miscellaneous, without a heads-up",
        headline: "no code makes the default channel ‘\(id.excerpt)’",
        remedy: known.isEmpty
          ? nil : "set channel_id to one of the app's channels: \(known.fewNames)",
        appRemedy: "create the channel when the app starts",
        at: subject.android.notification.appending("channel_id"))
    ]
  }

  /// `no channel ‘x’ among the 2 channels in the app's code`.
  private static func absence(of id: String, among known: [String], _ computed: Int) -> String {
    let name = "no channel ‘\(id.excerpt)’"
    let more = computed > 0 ? " (code computes the ids of \(computed) more)" : ""
    return switch known.count {
    case 0: "\(name), because the app's code makes no channel"
    case 1: "\(name): the only channel in the app's code is \(known[0].excerpt)\(more)"
    default: "\(name) among the \(known.count) channels in the app's code\(more)"
    }
  }
}
