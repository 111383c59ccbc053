import AppProject
import PushMessages
import Resolver
import Spelling

/// The message names a sound that the Apple app doesn't have.
///
/// iOS looks for a file of exactly this name, with its ending, at the top of the app's bundle; upper and lower case differ.
/// Without it the default sound plays. A file is in the bundle if it is a member of the app's target. Where code or a script
/// of the build may put sounds into the app, nothing is said.
enum AppleSoundRule: LintRule {
  static let id = "apple-sound-not-found"
  static let severity = Finding.Severity.warning
  static let summary = "The Apple app has no sound of this name."
  static let apps: Set<Platform> = [.apple]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.appleApp, let (path, name) = subject.appleSound, name != "default",
      case .notThere = app.sound(name)
    else { return [] }
    let names = app.sounds.map(\.name)
    let nearest =
      names.first { $0.split(separator: ".").first.map(String.init) == name }
      ?? NearestName.suggestion(for: name, among: names)
    return [
      appFinding(
        "\(path.description): ‘\(name.excerpt)’ isn't in the target \(app.target); Apple devices play the default sound",
        headline: "\(path.description): no sound ‘\(name.excerpt)’ in the app",
        remedy: nearest.map { "write \($0), or default" } ?? "write default",
        appRemedy: "add the file to the target \(app.target)", at: path, on: .apple,
        fix: nearest.map { Fix("write \($0)", .set(path, .string($0))) })
    ]
  }
}
