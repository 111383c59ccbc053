import AppProject
import PushMessages
import Resolver

/// A button of the notification does nothing in a browser.
///
/// FCM's SDK ignores clicks on buttons: the service worker has to listen to `notificationclick` and know the action's name.
enum WebActionRule: LintRule {
  static let id = "web-action-unhandled"
  static let severity = Finding.Severity.warning
  static let summary = "A button does nothing, because the service worker doesn't know its action."
  static let apps: Set<Platform> = [.web]

  static func findings(in subject: LintSubject) -> [Finding] {
    let path: FieldPath = "webpush.notification.actions"
    guard let app = subject.project.apps.web,
      let actions = subject.document.node(at: path)?.elements
    else { return [] }
    return actions.compactMap { $0["action"]?.string }.compactMap { action -> Finding? in
      let fault: String
      switch app.action(action) {
      case .notThere: fault = "doesn't listen to notificationclick"
      case .notFound: fault = "has no such text"
      case .there, .cannotTell: return nil
      }
      return appFinding(
        "\(path.description): the button ‘\(action.excerpt)’ does nothing, because the service worker (\(app.worker)) \(fault)",
        headline: "\(path.description): a button does nothing", remedy: "leave the button out",
        appRemedy: "handle the action in notificationclick", at: path, on: .web)
    }
  }
}
