import AppProject
import PushMessages
import Resolver
import Spelling

/// The message is only for a package that isn't the app's.
///
/// `restricted_package_name` has to be the application ID of the release, with the suffixes of its flavor and build type:
/// devices whose app has another one don't get the message. IDs that a build computes aren't known, so nothing is said where
/// the sources spell out none.
enum RestrictedPackageRule: LintRule {
  static let id = "restricted-package"
  static let severity = Finding.Severity.warning
  static let summary = "The message is only for a package that isn't the Android app's."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    let path = subject.android.path.appending("restricted_package_name")
    guard let app = subject.project.apps.android, let name = subject.document.string(at: path),
      !name.isEmpty, let place = app.build.applicationIDPlace, app.gap(in: [.builds]) == nil
    else { return [] }
    let known = app.build.applicationIDs
    // A flavor or a build type may add a suffix.
    guard !known.contains(where: { name == $0 || name.hasPrefix($0 + ".") }) else { return [] }
    let nearest = NearestName.suggestion(for: name, among: known)
    return [
      appFinding(
        "\(path.description): no release of the app has the package ‘\(name.excerpt)’ (\(place) has \(known.fewNames)); its devices get nothing",
        headline: "\(path.description): no release has the package ‘\(name.excerpt)’",
        remedy: "write \(nearest ?? known[0]), or leave it out", appRemedy: nil, at: path,
        fix: nearest.map { Fix("write \($0)", .set(path, .string($0))) }
          ?? Fix("remove restricted_package_name", .remove(path)))
    ]
  }
}
