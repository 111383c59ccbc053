import AppProject
import PushMessages
import Resolver

/// The release build removes a text that the message names by its key, so devices leave the line out.
///
/// A release that shrinks resources keeps only what code or XML names, as `R.string.KEY` and `@string/KEY` do. A key that
/// only messages name goes, while debug builds still have it. The Android Gradle plugin 9 removes it for certain; older ones
/// keep what resembles a text in the code. A `tools:keep` attribute in any file below `res/raw` protects it:
///
///     <resources xmlns:tools="http://schemas.android.com/tools" tools:keep="@string/push_*" />
///
/// The rule also finds a key that only a debug build or a test has.
enum AndroidKeyRule: LintRule {
  static let id = "android-key-shrunk"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "an older build may keep the text"
  static let summary = "The release build doesn't have a text that the message names by its key."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.androidApp else { return [] }
    return subject.keyedFields.filter { $0.platform == .android }.compactMap { field in
      switch app.absence(ofKey: field.key) {
      case nil: nil
      case .onlyForDevelopers(let place):
        appFinding(
          "\(field.title): \(field.key) is only in \(place), which no release has; devices leave the line out",
          headline: "\(field.headline): the key isn't in releases",
          remedy: "use a literal text, or another key", appRemedy: "move the text to src/main",
          at: field.path)
      case .removed(let certainty, by: let place):
        removal(of: field, certainty, by: place, in: subject)
      }
    }
  }

  private static func removal(
    of field: KeyedField, _ certainty: Removal.Certainty, by switchPlace: SourcePlace,
    in subject: LintSubject
  ) -> Finding {
    let isCertain = certainty == .certain
    let verb = isCertain ? "removes" : "may remove"
    var finding = appFinding(
      "\(field.title): the release build \(verb) \(field.key), because no code names it (\(switchPlace) shrinks resources)",
      headline: "\(field.headline): the release build \(verb) the text",
      as: isCertain ? .error : .warning,
      remedy: "use a literal text, or a key that the app's code uses",
      appRemedy: "run pushwright keep: it protects @string/\(field.key) from the build",
      at: field.path)
    let shown = field.shown(in: subject) { isCertain ? $0.outcome == .omitted : $0.isShown }
    for (locale, source) in shown { finding.places.add(locale, source) }
    finding.localeCount = finding.places.isEmpty ? nil : subject.locales.count
    return finding
  }
}
