import AppProject
import PushMessages
import Resolver

/// A message doesn't wake the app, because the app doesn't declare that it wants to be woken.
///
/// `content-available` needs `remote-notification` among the app's `UIBackgroundModes`. An alert in the same message is still
/// shown.
enum AppleBackgroundModeRule: LintRule {
  static let id = "apple-background-mode"
  static let severity = Finding.Severity.warning
  static let summary = "The message doesn't wake the Apple app, which lacks the background mode."
  static let apps: Set<Platform> = [.apple]

  static func findings(in subject: LintSubject) -> [Finding] {
    let path: FieldPath = "apns.payload.aps.content-available"
    guard let app = subject.appleApp, case .number("1")? = subject.document.node(at: path)?.kind
    else { return [] }
    switch app.info("UIBackgroundModes") {
    case .there(let modes) where modes.texts.contains("remote-notification"): return []
    case .there, .notThere: break
    case .notFound, .cannotTell: return []
    }
    return [
      appFinding(
        "\(path.description): the message doesn't wake the app, because \(app.infoPlace) lacks the background mode remote-notification",
        headline: "\(path.description): the app isn't woken", remedy: nil,
        appRemedy: "add remote-notification to UIBackgroundModes", at: path, on: .apple)
    ]
  }
}
