import AppStrings
import Resolver
import StringResources
import Testing

struct AppleSourcesTests {
  private func read(_ directories: [String]) async -> AppStrings {
    await AppStrings.reading(AppSources(apple: directories))
  }

  private func text(_ key: String, _ strings: AppStrings, _ locale: String = "en-US") -> String? {
    StringResolver(strings: strings.localizations).resolve(
      TextRequest(key: key), on: Device(.apple, locales: [locale])
    ).outcome.text
  }

  @Test(arguments: ["", "App", "App/Sources", "App/Sources/Resources"])
  func `The .lproj folders are found below the named directory`(name: String) async throws {
    let app = try TemporaryApp([
      "App/Sources/Resources/en.lproj/Localizable.strings": "\"A\" = \"Hello\";",
      "App/Sources/Resources/fr.lproj/Localizable.strings": "\"A\" = \"Bonjour\";",
    ])
    let strings = await read([app.path(name)])
    #expect(strings.problems.isEmpty)
    #expect(strings.fileCount == 2)
    #expect(text("A", strings) == "Hello")
    #expect(text("A", strings, "fr-FR") == "Bonjour")
    #expect(strings.localizations.apple?.localizations.map(\.name) == ["en", "fr"])
  }

  @Test(arguments: ["App/de.lproj", "App/de.lproj/"])
  func `One language's folder isn't the app: its texts would be shown to all`(
    name: String
  ) async throws {
    let app = try TemporaryApp(["App/de.lproj/Localizable.strings": "\"A\" = \"Hallo\";"])
    let strings = await read([app.path(name)])
    #expect(
      strings.problems.map(\.description) == [
        "\(app.path(name)): error: it is one localization of the app: name the folder that "
          + "contains it"
      ])
    #expect(text("A", strings) == nil)
  }

  @Test func `A missing directory is a problem, and so is one without .lproj folders`()
    async throws
  {
    let app = try TemporaryApp(["App/README": "x"])
    let strings = await read([app.path("App"), app.path("none")])
    #expect(
      strings.problems.map(\.description) == [
        "\(app.path("App")): error: it has no .lproj folder or string catalog, nor do its subfolders: name the folder that does",
        "\(app.path("none")): error: the directory doesn't exist: correct its path",
      ])
  }

  @Test(arguments: [
    (
      "fr.lproj/localizable.strings",
      "a push looks only in Localizable.strings, and upper and lower case count: rename it"
    ),
    (
      "fr.lproj/Localizable.string",
      "a push looks only in Localizable.strings, and upper and lower case count: rename it"
    ),
    (
      "Localizable.xcstring",
      "a push looks only in Localizable.xcstrings, and upper and lower case count: rename it"
    ),
    ("fr.lprj", "devices look for *.lproj folders: did you mean fr.lproj?"),
    ("de.LPROJ", "devices look for *.lproj folders: did you mean de.lproj?"),
    (
      "frCA.lproj",
      "no device asks for a language ‘frCA’: rename it, such as to fr.lproj or fr-CA.lproj"
    ),
    ("gr.lproj", "no device asks for a language ‘gr’: rename it to el.lproj"),
    ("cz-CZ.lproj", "no device asks for a language ‘cz-CZ’: rename it to cs-CZ.lproj"),
  ])
  func `A name that is nearly right is named with the right one`(
    name: String, sentence: String
  ) async throws {
    let isFile = name.hasSuffix("strings") || name.hasSuffix("string")
    let app = try TemporaryApp([
      "App/en.lproj/Localizable.strings": "\"A\" = \"Hello\";",
      "App/\(isFile ? name : name + "/Other.strings")": "\"B\" = \"x\";",
    ])
    let strings = await read([app.path("App")])
    #expect(
      strings.problems.map(\.description) == ["\(app.path("App/\(name)")): warning: \(sentence)"])
    #expect(text("A", strings) == "Hello")
  }

  @Test(arguments: ["fr_FR", "zh-Hant", "English", "Base", "gsw-CH", "es-419"])
  func `A folder that a device can ask for is in order`(name: String) async throws {
    let app = try TemporaryApp([
      "App/\(name).lproj/Localizable.strings": "\"A\" = \"Hello\";",
      "App/\(name).lproj/Localizables.strings": "\"B\" = \"x\";",
    ])
    #expect(await read([app.path("App")]).problems.isEmpty)
  }

  @Test func `A key of another table is named with that table`() async throws {
    let app = try TemporaryApp([
      "en.lproj/Localizable.strings": "\"A\" = \"Hello\";",
      "en.lproj/Vector.strings": "\"V\" = \"Hello\";",
      "fr.lproj/Localizable.strings": "\"A\" = \"Bonjour\";",
      "Widget.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"W": {}}, "version": "1.0"}"#,
    ])
    let strings = await read([app.root])
    #expect(strings.problems.isEmpty)
    for (key, table) in [("V", "Vector.strings"), ("W", "Widget.xcstrings")] {
      let resolution = strings.resolve(key, "fr-FR")
      #expect(resolution.outcome == .showsKey(key))
      #expect(
        resolution.reason
          == "“\(key)” is in \(table), where a push never looks, so devices show the key itself; "
          + "move it to Localizable, or send a literal text as well")
      #expect(resolution.trail.last?.hasPrefix("no arguments") == true)
      #expect(resolution.trail.contains("\(table) has it; a push looks in Localizable alone"))
    }
    #expect(strings.resolve("none", "fr-FR").reason?.contains("isn't among") == true)
  }

  @Test func `A broken file leaves a problem, the others are used`() async throws {
    let app = try TemporaryApp([
      "en.lproj/Localizable.strings": "\"A\" = \"Hello\";",
      "fr.lproj/Localizable.strings": "\"A\" = \"Bon",
    ])
    let strings = await read([app.root])
    #expect(Set(strings.problems.map(\.path)) == [app.path("fr.lproj/Localizable.strings")])
    #expect(text("A", strings) == "Hello")
  }

  @Test func `Tables of several directories are one, the first text of a key counts`()
    async throws
  {
    let app = try TemporaryApp([
      "one/en.lproj/Localizable.strings": "\"A\" = \"first\";",
      "two/en.lproj/Localizable.strings": "\"A\" = \"second\";\n\"B\" = \"more\";",
    ])
    let strings = await read([app.path("one"), app.path("two")])
    #expect(text("A", strings) == "first")
    #expect(text("B", strings) == "more")
    #expect(strings.localizations.apple?.localizations.count == 1)
  }

  @Test func `A language without the table shows the development language`() async throws {
    let app = try TemporaryApp([
      "en.lproj/Localizable.strings": "\"A\" = \"Hello\";",
      "de.lproj/InfoPlist.strings": "\"X\" = \"Y\";",
    ])
    let strings = await read([app.root])
    #expect(strings.localizations.apple?.localizations.map(\.name) == ["de", "en"])
    #expect(strings.fileCount == 1)
    #expect(text("A", strings, "de-DE") == "Hello")
  }

  @Test func `Both platforms are read together`() async throws {
    let app = try TemporaryApp([
      "res/values/strings.xml": TemporaryApp.xml("<string name=\"a\">A</string>"),
      "ios/en.lproj/Localizable.strings": "\"A\" = \"Hello\";",
    ])
    let strings = await AppStrings.reading(
      AppSources(android: [app.path("res")], apple: [app.path("ios")], developmentRegion: "fr"))
    #expect(strings.fileCount == 2)
    #expect(strings.localizations.android != nil)
    #expect(strings.localizations.apple?.developmentRegion == "fr")
  }
}
