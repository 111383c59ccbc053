import AppProject
import DevicePreview
import PushMessages
import Resolver

/// The app's build leaves out a translation that the sources have.
///
/// `localeFilters`, `resConfigs` and `resourceConfigurations` list the languages that a build ships. A folder with a region
/// has to be in the list itself: a list with `pt` drops `values-pt-rBR`, one with `fr` drops `values-fr-rCA`. Devices then
/// show another text, and so does the preview.
enum AndroidLocaleFilterRule: LintRule {
  static let id = "android-locale-not-shipped"
  static let severity = Finding.Severity.warning
  static let summary = "The app's build leaves out a translation that the sources have."
  static let apps: Set<Platform> = [.android]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.androidApp, let filter = app.build.locales else { return [] }
    return subject.keyedFields.filter { $0.platform == .android }.compactMap { field in
      let lost = field.leftOut(in: subject)
      guard !lost.isEmpty else { return nil }
      var places: [Finding.Place] = []
      for (locale, source) in lost { places.add(locale, source) }
      let folders = places.compactMap { $0.source?.localization }
      return Finding(
        rule: id, severity,
        "\(field.title): the build leaves out \(folders.fewNames), because the list at \(filter.place) lacks it",
        headline: "\(field.headline): not in the released app", remedy: nil,
        appRemedy:
          "add \(folders.map { String($0.dropFirst("values-".count)) }.fewNames) to the list at \(filter.place)",
        path: field.path, platform: .android, places: places,
        localeCount: subject.locales.count)
    }
  }
}
