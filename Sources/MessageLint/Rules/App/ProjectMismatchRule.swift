import AppProject
import PushMessages
import Resolver

/// The app belongs to another Firebase project than the profile sends to.
///
/// A registration token works only with the project of its app: FCM refuses others. A topic belongs to a project, so a
/// broadcast to the wrong one reaches no one, or the users of another app, and FCM reports success. The app's project is in
/// `google-services.json`; files of debug builds and stand-ins for builds without secrets don't count.
enum ProjectMismatchRule: LintRule {
  static let id = "project-mismatch"
  static let severity = Finding.Severity.error
  static let summary = "The app belongs to another Firebase project than the profile sends to."
  static let needsApp = true

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.project.android, let sent = subject.project.firebaseProject else {
      return []
    }
    let files = app.firebase.filter { !$0.isStandIn }
    guard let first = files.first, !app.firebase.contains(where: { $0.project == sent }) else {
      return []
    }
    return [
      Finding(
        rule: id, severity,
        "the app belongs to the project ‘\(first.project.excerpt)’ (\(first.place)), and the profile sends to ‘\(sent.excerpt)’",
        headline: "the app belongs to another project than the profile's",
        remedy: "choose the profile of \(first.project.excerpt)")
    ]
  }
}
