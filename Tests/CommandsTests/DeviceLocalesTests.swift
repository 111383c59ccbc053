import ArgumentParser
import Drafts
import Resolver
import StringResources
import Testing

@testable import Commands

struct DeviceLocalesTests {
  private func locales(
    _ directories: [String], _ localizations: [String]? = nil, region: String = "en"
  ) -> [String] {
    app(directories, localizations, region: region).deviceLocales
  }

  private func app(
    _ directories: [String], _ localizations: [String]? = nil, region: String = "en"
  ) -> AppLocalizations {
    var android: AndroidStringTable?
    for directory in directories {
      var table = android ?? AndroidStringTable()
      table.add(
        [], configuration: AndroidConfiguration(directoryName: directory) ?? .init(),
        directory: directory, path: "res/\(directory)/strings.xml")
      android = table
    }
    let apple = localizations.map { names in
      AppleStringTable(
        localizations: names.map { .init(name: $0) }, developmentRegion: region)
    }
    return AppLocalizations(android: android, apple: apple)
  }

  @Test func `A language that only a release in the field has is looked at too`() throws {
    let options = try LintOptions.parse(["a.json"])
    let project = try Project(options.project)
    let released = ReleasedStrings(name: "1.0", strings: app(["values", "values-fr", "values-de"]))
    let previewing = project.previewing(app(["values", "values-fr"]), [released])
    #expect(previewing.settings.locales.map(\.name) == ["en", "fr", "de"])
    #expect(
      project.previewing(app(["values", "values-fr"]), []).settings.locales.map(\.name)
        == ["en", "fr"])
  }

  @Test func `Without strings there are none`() {
    #expect(locales([]).isEmpty)
  }

  @Test func `The documentation's example has English and French`() {
    #expect(locales(["values", "values-fr"], ["en", "fr"]) == ["en", "fr"])
    #expect(locales(["values", "values-fr"]) == ["en", "fr"])
    #expect(locales([], ["en", "fr"]) == ["en", "fr"])
  }

  @Test func `The development region comes first`() {
    #expect(locales(["values", "values-en"], ["de", "en"], region: "de") == ["de", "en"])
    #expect(locales([], ["fr", "Base"], region: "pt_BR") == ["pt-BR", "fr"])
  }

  @Test func `Where the first language has a directory, another one sees the default texts`() {
    #expect(locales(["values", "values-en", "values-fr"]) == ["en", "de", "fr"])
    #expect(locales(["values-en-rGB", "values"]) == ["en", "fr", "en-GB"])
  }

  @Test func `Other qualifiers and old codes are no languages of their own`() {
    #expect(
      locales(["values", "values-night", "values-v31", "values-fr-land", "values-iw", "values-in"])
        == ["en", "fr", "he", "id"])
    #expect(
      locales(["values", "values-b+sr+Latn", "values-zh-rTW"], ["zh-Hant", "French", ""])
        == ["en", "sr-Latn", "zh-Hant", "zh-TW"])
  }

  @Test func `A code with three letters is the locale that devices have for it`() {
    #expect(locales(["values", "values-ger"], ["en", "ger"]) == ["en", "de"])
    #expect(locales(["values", "values-kmr"]) == ["en", "kmr"])
  }

  @Test func `A language of both platforms counts once`() {
    #expect(locales(["values", "values-pt-rBR"], ["en", "pt-BR", "pt_BR"]) == ["en", "pt-BR"])
  }
}
