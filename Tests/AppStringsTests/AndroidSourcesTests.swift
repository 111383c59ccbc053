import AppStrings
import Resolver
import StringResources
import Testing

struct AndroidSourcesTests {
  private func read(_ directories: [String], _ build: AndroidBuild = .gradle) async -> AppStrings {
    await AppStrings.reading(AppSources(android: directories, build: build))
  }

  private func text(_ key: String, _ strings: AppStrings, _ locale: String = "en-US") -> String? {
    StringResolver(strings: strings.localizations).resolve(
      TextRequest(key: key), on: Device(.android, locales: [locale])
    ).outcome.text
  }

  @Test func `A later directory overrides an earlier one, name by name and locale by locale`()
    async throws
  {
    let app = try TemporaryApp([
      "main/values/strings.xml": TemporaryApp.xml(
        "<string name=\"a\">main a</string>", "<string name=\"b\">main b</string>"),
      "main/values-fr/strings.xml": TemporaryApp.xml("<string name=\"a\">fr a</string>"),
      "flavor/values/more.xml": TemporaryApp.xml("<string name=\"a\">flavor a</string>"),
    ])
    let strings = await read([app.path("main"), app.path("flavor")])
    #expect(strings.problems.isEmpty)
    #expect(strings.fileCount == 3)
    #expect(text("a", strings) == "flavor a")
    #expect(text("b", strings) == "main b")
    #expect(text("a", strings, "fr-FR") == "fr a")
    let other = await read([app.path("flavor"), app.path("main")])
    #expect(text("a", other) == "main a")
  }

  @Test func `All files of a directory count`() async throws {
    let app = try TemporaryApp([
      "res/values/strings.xml": TemporaryApp.xml("<string name=\"a\">A</string>"),
      "res/values/more.xml": TemporaryApp.xml("<string name=\"b\">B</string>"),
      "res/values/notes.txt": "not xml",
      "res/layout/main.xml": "<broken",
    ])
    let strings = await read([app.path("res")])
    #expect(
      strings.problems.map(\.description) == [
        app.path("res/values/notes.txt")
          + ": error: the build stops at files that aren't XML: remove it"
      ])
    #expect(strings.fileCount == 2)
    #expect(text("a", strings) == "A")
    #expect(text("b", strings) == "B")
  }

  @Test func `A directory of a wrong name leaves a problem, the rest is used`() async throws {
    let app = try TemporaryApp([
      "res/values/strings.xml": TemporaryApp.xml("<string name=\"a\">A</string>"),
      "res/values-frr-CAx/strings.xml": TemporaryApp.xml("<string name=\"a\">X</string>"),
    ])
    let strings = await read([app.path("res")])
    #expect(strings.problems.map(\.path) == [app.path("res/values-frr-CAx")])
    #expect(strings.problems.map(\.problem.severity) == [.error])
    #expect(strings.problems.map(\.problem.line) == [0])
    #expect(strings.fileCount == 1)
    #expect(text("a", strings) == "A")
  }

  @Test func `A broken file leaves a problem with its line, the others are used`() async throws {
    let app = try TemporaryApp([
      "res/values/strings.xml": TemporaryApp.xml("<string name=\"a\">A</string>"),
      "res/values-fr/strings.xml": "<resources>\n<string name=\"a\">B</strin>\n</resources>",
    ])
    let strings = await read([app.path("res")])
    let path = app.path("res/values-fr/strings.xml")
    #expect(strings.problems.first?.path == path)
    #expect(strings.problems.first?.problem.line == 2)
    #expect(strings.problems.first?.description.hasPrefix("\(path):2") == true)
    #expect(strings.problems.first?.description.contains(": error: ") == true)
    #expect(text("a", strings, "de-DE") == "A")
  }

  @Test func `A missing directory is a problem, and so is one without values`() async throws {
    let app = try TemporaryApp(["res/layout/main.xml": "<x/>"])
    let strings = await read([app.path("res"), app.path("none")])
    #expect(
      Set(strings.problems.map(\.description)) == [
        "\(app.path("none")): error: the directory doesn't exist: correct its path",
        "\(app.path("res")): error: it has no values directory: name the app's res directory",
      ])
    #expect(strings.localizations.android == nil)
    #expect(strings.localizations.faults.count == 2)
    #expect(strings.fileCount == 0)
  }

  @Test func `Of a string's products the default is used`() async throws {
    let app = try TemporaryApp([
      "res/values/strings.xml": TemporaryApp.xml(
        "<string name=\"a\" product=\"tablet\">Tablet</string>",
        "<string name=\"a\" product=\"default\">Phone</string>",
        "<string name=\"b\" product=\"tv\">TV</string>",
        "<string name=\"b\" product=\"tablet\">Tablet</string>")
    ])
    let strings = await read([app.path("res")], .aapt2)
    #expect(
      strings.problems.map(\.description) == [
        app.path("res/values/strings.xml")
          + ":4:1: error: no default product for 'string/b': add one without 'product' beside it"
      ])
    #expect(text("a", strings) == "Phone")
    #expect(strings.localizations.android?.values(for: "b").isEmpty == true)
  }

  @Test
  func `A product needs a default in its own configuration, wherever the build merges it from`()
    async throws
  {
    let app = try TemporaryApp([
      "main/values/a.xml": TemporaryApp.xml(
        "<string name=\"a\">Phone</string>",
        "<plurals name=\"p\" product=\"tv\"><item quantity=\"other\">x</item></plurals>"),
      "main/values-fr/a.xml": TemporaryApp.xml(
        "<string name=\"a\" product=\"tv\">Télé</string>"),
      "free/values/a.xml": TemporaryApp.xml(
        "<string name=\"a\" product=\"tv\">TV</string>"),
    ])
    let strings = await read([app.path("main"), app.path("free")], .aapt2)
    #expect(
      strings.problems.map(\.description) == [
        app.path("main/values/a.xml")
          + ":3:1: error: no default product for 'plurals/p': add one without 'product' beside it",
        app.path("main/values-fr/a.xml")
          + ":2:1: error: no default product for 'string/a': add one without 'product' beside it",
      ])
  }

  @Test func `Two default products of one text are refused`() async throws {
    let app = try TemporaryApp([
      "res/values/a.xml": TemporaryApp.xml(
        "<string name=\"a\">A</string>", "<string name=\"a\" product=\"default\">B</string>"),
      "res/values/b.xml": TemporaryApp.xml("<string name=\"a\" product=\"default\">C</string>"),
    ])
    let strings = await read([app.path("res")], .aapt2)
    let place = app.path("res/values/a.xml")
    #expect(
      strings.problems.map(\.description) == [
        "\(place):3:1: error: multiple default products for 'string/a': \(place):2 has one already",
        "\(app.path("res/values/b.xml")):2:1: error: multiple default products for 'string/a':"
          + " \(place):2 has one already",
      ])
    #expect(text("a", strings) == nil)
  }

  @Test func `Where a text comes from is told by file and line`() async throws {
    let app = try TemporaryApp([
      "res/values-fr/strings.xml": TemporaryApp.xml("", "<string name=\"a\">A</string>"),
      "res/values/strings.xml": TemporaryApp.xml("<string name=\"a\">B</string>"),
    ])
    let strings = await read([app.path("res")])
    let resolution = StringResolver(strings: strings.localizations).resolve(
      TextRequest(key: "a"), on: Device(.android, locales: ["fr-FR"]))
    #expect(
      resolution.source
        == TextSource(
          localization: "values-fr", file: app.path("res/values-fr/strings.xml"), line: 3))
  }

  @Test func `Without sources nothing is known, and nothing is wrong`() async {
    let strings = await AppStrings.reading(AppSources())
    #expect(strings.localizations.android == nil)
    #expect(strings.localizations.apple == nil)
    #expect(strings.problems.isEmpty)
    #expect(strings.fileCount == 0)
  }
}
