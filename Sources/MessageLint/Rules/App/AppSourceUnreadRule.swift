import AppProject
import PushMessages
import Resolver

/// A file of the app's sources can't be read.
///
/// Manifests, build scripts, the Xcode project, property lists and Firebase's files say which channels, icons, permissions and rights
/// the app has, and to which Firebase project it belongs. If one of them can't be read, is larger than Pushwright reads, is cut off,
/// or has an unfinished merge in it, what it says isn't checked: the other rules about the app stay silent where they would need
/// it. Code that is too long and folders that are too many are warnings.
enum AppSourceUnreadRule: LintRule {
  static let id = "app-source-unread"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "only code or a folder isn't read"
  static let summary = "A file of the app's sources can't be read."
  static let apps: Set<Platform> = [.android, .apple]

  static func findings(in subject: LintSubject) -> [Finding] {
    let unread = subject.project.apps.unread
    return Platform.allCases.flatMap { platform in
      (unread[platform] ?? []).map { source in
        projectFinding(
          "\(source.path.excerpt) \(source.reason), so what it says of the app isn't checked",
          headline: "a file of the app's sources can't be read",
          remedy: .init(stringLiteral: source.remedy), appRemedy: nil, in: "",
          at: SourcePlace(source.path, line: 1), on: platform,
          as: source.isProof ? .error : .warning)
      }
    }
  }
}
