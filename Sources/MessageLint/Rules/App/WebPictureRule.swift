import AppProject
import PushMessages
import Resolver
import Spelling

/// The message names a picture that the web app doesn't have.
///
/// A browser looks for an address without a host beside the service worker. If the site's sources have no such file, the
/// message is shown without it. A build may add files that the sources lack, so it is only a warning.
enum WebPictureRule: LintRule {
  static let id = "web-picture-not-found"
  static let severity = Finding.Severity.warning
  static let summary = "The web app has no picture at this address."
  static let apps: Set<Platform> = [.web]

  private static let paths: [FieldPath] = [
    "webpush.notification.icon", "webpush.notification.badge", "webpush.notification.image",
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.project.apps.web else { return [] }
    return paths.compactMap { path in
      guard let address = subject.document.string(at: path), !address.isEmpty,
        case .notThere = app.picture(address)
      else { return nil }
      let folder = app.root.isEmpty ? "the site's top" : app.root
      return appFinding(
        "\(path.description): ‘\(address.excerpt)’ isn't in \(folder), where the service worker is; browsers leave it out",
        headline: "\(path.description): no picture ‘\(address.excerpt)’",
        remedy: "name a picture of the site, or its whole address", appRemedy: "add the picture",
        at: path, on: .web)
    }
  }
}
