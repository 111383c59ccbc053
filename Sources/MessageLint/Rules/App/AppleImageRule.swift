import AppProject
import PushMessages
import Resolver

/// An Apple device shows no image, because nothing in the app loads it.
///
/// iOS doesn't load the image that FCM sends: a notification service extension has to, and in it Firebase's helper
/// (`populateNotificationContent`) or code that reads `fcm_options`. An extension that attaches something else may load the
/// image from another place of the message, so nothing is said about it.
enum AppleImageRule: LintRule {
  static let id = "apple-image-not-handled"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "the app has an extension that doesn't load it"
  static let summary = "The Apple app doesn't load the message's image."
  static let apps: Set<Platform> = [.apple]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.appleApp, let path = path(in: subject) else { return [] }
    let remedy: Finding.Text = "leave the image to Android and the web"
    switch app.serviceExtension {
    case .notThere:
      return [
        appFinding(
          "\(path.description): Apple devices show no image, because \(app.target) has no notification service extension (\(app.place))",
          headline: "\(path.description): no extension loads the image", remedy: remedy,
          appRemedy: "add a notification service extension that calls Firebase's helper", at: path,
          on: .apple)
      ]
    case .there(let own):
      guard app.code.imageLoader == nil, app.code.attachment == nil, app.gap == nil else {
        return []
      }
      return [
        appFinding(
          "\(path.description): Apple devices show no image, because the extension \(own.name) (\(own.place)) never reads fcm_options.image",
          headline: "\(path.description): the extension doesn't load the image", as: .warning,
          remedy: remedy,
          appRemedy: "call Messaging.serviceExtension().populateNotificationContent in it",
          at: path, on: .apple)
      ]
    case .notFound, .cannotTell: return []
    }
  }

  private static func path(in subject: LintSubject) -> FieldPath? {
    let paths: [FieldPath] = ["apns.fcm_options.image", "notification.image"]
    return paths.first { subject.document.string(at: $0)?.isEmpty == false }
  }
}
