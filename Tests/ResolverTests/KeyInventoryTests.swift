import Resolver
import StringResources
import Testing

struct KeyInventoryTests {
  private static let inventory = KeyInventory(strings)

  private static let strings: AppLocalizations = {
    var android = AndroidStringTable()
    for (directory, texts) in [
      ("values", ["welcome_title": "Welcome", "onboarding_welcome_title": "Hello", "_": "?"]),
      ("values-fr", ["welcome_title": "Bienvenue", "old": "Vieux"]),
      ("values-fr-land", ["welcome_title": "Bienvenue au large"]),
    ] {
      let resources = texts.sorted(by: <).enumerated().map { line, text in
        AndroidValuesFile.Resource(
          name: text.key, kind: .string, value: .text(text.value), line: line + 2)
      }
      android.add(
        resources,
        configuration: AndroidConfiguration(directoryName: directory) ?? AndroidConfiguration(),
        directory: directory, path: "res/\(directory)/strings.xml")
    }
    let entries = { (texts: [String: String?], file: String) in
      Dictionary(
        uniqueKeysWithValues: texts.map {
          (Array($0.utf8), AppleStringTable.Localization.Entry($1, file: file, line: 1))
        })
    }
    let apple = AppleStringTable(localizations: [
      .init(name: "de", strings: entries(["WELCOME_TITLE": "Willkommen", "nur": "Nur"], "de")),
      .init(
        name: "en",
        strings: entries(
          ["WELCOME_TITLE": "Welcome!", "onboarding.welcome-title": "Hello!", "old": nil], "en"),
        stringsdict: entries(["WELCOME_TITLE": "%#@n@"], "en.dict")),
      .init(name: "fr"),
    ])
    return AppLocalizations(android: android.addingPseudoLocales(), apple: apple)
  }()

  @Test func `A key comes once, with its source text and the locales that have it`() {
    let android = Self.inventory.keys(on: .android)
    #expect(android.map(\.name) == ["_", "old", "onboarding_welcome_title", "welcome_title"])
    #expect(android.map(\.localeCount) == [1, 1, 1, 2])
    #expect(android.map(\.text) == ["?", "Vieux", "Hello", "Welcome"])
    #expect(android.map(\.isRemovedByBuild) == [false, true, false, false])
    #expect(Self.inventory.localeCount(on: .android) == 2)
  }

  @Test func `Plurals win over texts, and a key without any text has none`() {
    let apple = Self.inventory.keys(on: .apple)
    #expect(apple.map(\.name) == ["WELCOME_TITLE", "nur", "old", "onboarding.welcome-title"])
    #expect(apple.map(\.text) == ["%#@n@", "Nur", nil, "Hello!"])
    #expect(apple.map(\.localeCount) == [2, 1, 1, 1])
    #expect(Self.inventory.localeCount(on: .apple) == 2)
  }

  @Test(
    arguments: [
      ("welcome_title", Platform.apple, "WELCOME_TITLE"), ("old", .apple, "old"),
      ("onboarding_welcome_title", .apple, "onboarding.welcome-title"), ("none", .apple, nil),
      ("WELCOME_TITLE", .android, "welcome_title"), ("Welcome-Title", .android, "welcome_title"),
      ("onboarding.welcome-title", .android, "onboarding_welcome_title"), ("-", .android, nil),
      ("_", .android, "_"), ("old", .web, nil),
    ] as [(String, Platform, String?)])
  func `The key of the other platform has the same name, the other case or the same letters`(
    name: String, platform: Platform, expected: String?
  ) {
    #expect(Self.inventory.counterpart(of: name, on: platform)?.name == expected)
  }

  @Test func `A resolver asks the strings that it has now`() {
    var resolver = StringResolver(strings: AppLocalizations())
    #expect(resolver.keys.isEmpty)
    resolver.strings = Self.strings
    #expect(resolver.keys.key("old", on: .android)?.text == "Vieux")
    #expect(resolver.keys.key("nur", on: .android) == nil)
  }
}
