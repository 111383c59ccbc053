import AppProject
import PushMessages
import Resolver
import Spelling

/// The message's sound isn't what Android plays.
///
/// `sound` names a file in `res/raw` without its extension. Up to Android 7.1 a device plays it, or the default sound if
/// the app lacks it. From Android 8 on the notification channel alone decides: an app that doesn't install on older
/// versions ignores `sound` in every message.
enum AndroidSoundRule: LintRule {
  static let id = "android-sound"
  static let severity = Finding.Severity.warning
  static let summary = "Android doesn't play the message's sound."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.androidApp, let (path, name) = subject.androidField("sound"),
      name != "default"
    else { return [] }
    if let minimum = app.build.minimumAPI, minimum >= 26 {
      // One that the app doesn't make decides nothing.
      let channel =
        subject.androidField("channel_id").flatMap { app.channel($0.text).found }
        .map { " \($0.id.excerpt)" } ?? ""
      return [
        appFinding(
          "\(path.description): the app runs only on Android 8 and later, where the channel\(channel) decides the sound, not the message",
          headline: "\(path.description): the channel decides the sound",
          remedy: "choose a channel with that sound, and leave sound out",
          appRemedy: "create a channel with that sound: an existing one keeps its own",
          at: path, fix: Fix("remove sound", .remove(path)))
      ]
    }
    guard AndroidResourceNameRule.isName(name), case .notThere = app.sound(name) else { return [] }
    let nearest = NearestName.suggestion(for: name, among: app.names("raw"))
    return [
      appFinding(
        "\(path.description): no file in res/raw is called ‘\(name.excerpt)’; Android plays the default sound",
        headline: "\(path.description): no sound ‘\(name.excerpt)’ in the app",
        remedy: nearest.map { "write \($0), or default" } ?? "write default",
        appRemedy: "add the sound to res/raw", at: path,
        fix: nearest.map { Fix("write \($0)", .set(path, .string($0))) })
    ]
  }
}
