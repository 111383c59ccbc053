import AppProject
import PushMessages
import Resolver

/// The app belongs to another Firebase project than the profile sends to.
///
/// A registration token works only with the project of its app: FCM refuses others. A topic belongs to a project, so a
/// broadcast to the wrong one reaches no one, or the users of another app, and FCM reports success. The app's project is in
/// `google-services.json` and `GoogleService-Info.plist`; files of debug builds and stand-ins for builds without secrets don't count.
enum ProjectMismatchRule: LintRule {
  static let id = "project-mismatch"
  static let severity = Finding.Severity.error
  static let summary = "The app belongs to another Firebase project than the profile sends to."
  static let apps: Set<Platform> = [.android, .apple, .web]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let sent = subject.project.firebaseProject else { return [] }
    let apps = subject.project.apps
    let platforms: [(Platform, [FirebaseFile]?)] = [
      (.android, apps.android?.firebase), (.apple, apps.apple?.firebase),
      (.web, apps.web.map { [$0.firebase].compactMap(\.self) }),
    ]
    return platforms.compactMap { platform, files in
      guard let files, let first = files.first(where: { !$0.isStandIn }),
        !files.contains(where: { $0.project == sent })
      else { return nil }
      return Finding(
        rule: id, severity,
        "the app belongs to the project ‘\(first.project.excerpt)’ (\(first.place)), and the profile sends to ‘\(sent.excerpt)’",
        headline: "the app belongs to another project than the profile's",
        remedy: "choose the profile of \(first.project.excerpt)", platform: platform)
    }
  }
}
