import AppStrings
import Resolver
import StringResources
import Testing

struct AndroidMergingTests {
  private static let one = TemporaryApp.xml("<string name=\"a\">one</string>")
  private static let two = TemporaryApp.xml("<string name=\"a\">two</string>")

  private func text(_ key: String, _ strings: AppStrings, _ locale: String = "en-US") -> String? {
    StringResolver(strings: strings.localizations).resolve(
      TextRequest(key: key), on: Device(.android, locales: [locale])
    ).outcome.text
  }

  @Test func `A key that stands in two files of one directory is an error with both places`()
    async throws
  {
    let app = try TemporaryApp(["res/values/a.xml": Self.one, "res/values/b.xml": Self.two])
    let strings = await AppStrings.reading(AppSources(android: [app.path("res")]))
    #expect(
      strings.problems.map(\.description) == [
        "\(app.path("res/values/b.xml")):2:1: error: duplicate value for 'string/a': "
          + "\(app.path("res/values/a.xml")):2 has one already"
      ])
    // Which of them is meant is unknown.
    #expect(text("a", strings) == nil)
  }

  @Test func `Two directories for one locale are an error where they have the same key`()
    async throws
  {
    let app = try TemporaryApp([
      "res/values/a.xml": Self.one, "res/values-fr-rCA/a.xml": Self.one,
      "res/values-b+fr+CA/a.xml": Self.two,
    ])
    let strings = await AppStrings.reading(AppSources(android: [app.path("res")]))
    #expect(strings.problems.map(\.path) == [app.path("res/values-fr-rCA/a.xml")])
    #expect(text("a", strings, "fr-CA") == nil)
    #expect(text("a", strings, "de-DE") == "one")
  }

  @Test func `The same key in another source set or of another type is no duplicate`() async throws
  {
    let app = try TemporaryApp([
      "main/values/a.xml": Self.one, "flavor/values/a.xml": Self.two,
      "flavor/values/b.xml": TemporaryApp.xml("<bool name=\"a\">true</bool>"),
    ])
    let strings = await AppStrings.reading(
      AppSources(android: [app.path("main"), app.path("flavor")]))
    #expect(strings.problems.isEmpty)
    #expect(text("a", strings) == "two")
  }

  @Test func `A plural that stands in two files is an error too`() async throws {
    let plural = TemporaryApp.xml("<plurals name=\"p\"><item quantity=\"other\">x</item></plurals>")
    let app = try TemporaryApp(["res/values/a.xml": plural, "res/values/b.xml": plural])
    let strings = await AppStrings.reading(AppSources(android: [app.path("res")]))
    #expect(strings.problems.count == 1)
    #expect(strings.localizations.android?.otherKind(for: "p") == .plurals)
  }

  @Test func `Keys that the build removes are one warning, with the first of their names`()
    async throws
  {
    let names = ["e", "b", "d", "c"]
    let app = try TemporaryApp([
      "res/values/a.xml": Self.one,
      "res/values-fr/a.xml": TemporaryApp.xml(
        names.map { "<string name=\"\($0)\">x</string>" }.joined()),
    ])
    let strings = await AppStrings.reading(AppSources(android: [app.path("res")]))
    #expect(
      strings.problems.map(\.description) == [
        "\(app.path("res")): warning: the build removes 4 keys that have translations but no text in values/: b, c, d, …"
      ])
  }
}
