import AppProject
import PushMessages
import Resolver
import Spelling

/// A message for a Live Activity names a type that the app's code doesn't have.
///
/// `attributes-type` is the name of the Swift type that conforms to `ActivityAttributes`. With any other name the alert is
/// shown, and no activity starts. A package that isn't in the sources may have the type.
enum AppleLiveActivityRule: LintRule {
  static let id = "apple-live-activity-type"
  static let severity = Finding.Severity.warning
  static let summary = "The Apple app has no Live Activity of this type."
  static let apps: Set<Platform> = [.apple]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.appleApp, let (path, name) = subject.apsField("attributes-type"),
      case .notFound(let known, _) = app.activity(name), !known.isEmpty
    else { return [] }
    let nearest = NearestName.suggestion(for: name, among: known)
    return [
      appFinding(
        "\(path.description): no type ‘\(name.excerpt)’ conforms to ActivityAttributes in the app's code; no activity starts",
        headline: "\(path.description): no Live Activity ‘\(name.excerpt)’",
        remedy: "use one of the app's types: \(known.fewNames)", appRemedy: nil, at: path,
        on: .apple, fix: nearest.map { Fix("write \($0)", .set(path, .string($0))) })
    ]
  }
}
