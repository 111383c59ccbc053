import AppProject
import TestPacing
import Testing

/// The languages that a build ships; the cases were measured with aapt2 of Android 14.
@Suite(.takingTurns)
struct LocaleFilterTests {
  private static let folders = [
    "fr", "fr-rCA", "pt-rBR", "pt-rPT", "zh-rCN", "zh-rTW", "b+zh+Hant", "es", "b+es+419",
    "es-rMX", "in", "iw", "sr", "b+sr+Latn", "en-rGB", "fr-land",
  ]

  @Test(
    arguments: [
      ("fr", ["fr", "fr-land"]), ("fr-rCA", ["fr", "fr-rCA", "fr-land"]), ("pt", []), ("zh", []),
      ("zh-rTW", ["zh-rTW", "b+zh+Hant"]), ("es", ["es"]), ("b+es+419", ["es", "b+es+419"]),
      ("id", []), ("he", []), ("en", []), ("sr", ["sr"]), ("b+sr+Latn", ["b+sr+Latn"]),
    ])
  func `A filter keeps what aapt2 keeps`(filter: String, kept: [String]) {
    let locales = LocaleFilter([filter], place: SourcePlace("build.gradle"))
    #expect(Self.folders.filter { locales.ships(folder: "values-\($0)") } == kept)
  }

  @Test func `The app's own texts always stay`() {
    let locales = LocaleFilter(["fr"], place: SourcePlace("build.gradle"))
    #expect(
      ["values", "values-night", "values-v31", "values-sw600dp", "values-car"]
        .allSatisfy(locales.ships(folder:)))
  }

  @Test(
    arguments: [
      ("androidResources { localeFilters += listOf(\"fr\", \"pt-rBR\") }", ["fr", "pt-rBR"]),
      ("defaultConfig { resConfigs \"fr\", \"xxhdpi\" }", ["fr"]),
      ("defaultConfig { resourceConfigurations += ['fr', 'de'] }", ["fr", "de"]),
      (
        "defaultConfig { resConfigs(\"fr\") }\nproductFlavors { create(\"eu\") { resConfigs(\"de\") } }",
        ["fr", "de"]
      ),
    ])
  func `The list of a build is read in all its forms`(script: String, expected: [String]) async {
    #expect(await Sources.project(Sources.script(script))?.build.locales?.locales == expected)
  }

  @Test(arguments: [
    "androidResources { localeFilters += locales }",
    "defaultConfig { if (isCI) { resConfigs(\"fr\") } }",
    "productFlavors { create(\"eu\") { resConfigs(\"de\") } }",
    "buildTypes { debug { resConfigs(\"en\", \"xxhdpi\") } }",
  ])
  func `A list that not every release has isn't taken for one`(script: String) async {
    let project = await Sources.project(Sources.script(script))
    #expect(project?.module == "app" && project?.build.locales == nil)
  }
}
