import AppStrings
import Foundation
import Resolver
import Testing

/// What couldn't be read is unknown: never another language's text, and never a missing translation.
struct UnreadStringsTests {
  private static let android = [
    "res/values/strings.xml": TemporaryApp.xml(
      "<string name=\"a\">one</string>", "<string name=\"b\">two</string>"),
    "res/values-fr/strings.xml": TemporaryApp.xml("<string name=\"a\">un</string>"),
    "res/values-fr/more.xml": TemporaryApp.xml("<string name=\"b\">deux</string>"),
    "res/values-fr-rCA/strings.xml": TemporaryApp.xml("<string name=\"b\">deux (ca)</string>"),
    "res/values-es/strings.xml": TemporaryApp.xml("<string name=\"a\">uno</string>"),
  ]

  private static let apple = [
    "App/en.lproj/Localizable.strings": "\"a\" = \"one\";",
    "App/fr.lproj/Localizable.strings": "\"a\" = \"un\";",
    "App/fr.lproj/Localizable.stringsdict": """
    <plist><dict><key>p</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>x</string>
    </dict></dict></dict></plist>
    """,
  ]

  private static let broken = "<resources>\n<string name=\"a\">un</string>\n<strin"

  /// `a/fr` for key and locale; `?` where the answer is unknown, `–` where nothing or a key is shown.
  private static func answer(
    _ question: String, _ strings: AppStrings, _ platform: Platform
  ) -> String {
    let parts = question.split(separator: "/").map(String.init)
    let device = Device(platform, locales: parts[1].split(separator: ",").map(String.init))
    let resolution = StringResolver(strings: strings.localizations)
      .resolve(TextRequest(key: parts[0]), on: device)
    guard case .unknown = resolution.outcome else {
      if case .shows(let text) = resolution.outcome { return text }
      return "–"
    }
    return resolution.isFallback || resolution.documented != nil ? "unknown with a text" : "?"
  }

  /// The files of a directory that no user may list, or that can't be read, in memory.
  private static func files(
    _ files: [String: String], unlisted: Set<String> = [], unreadable: Set<String> = []
  ) -> FileSource {
    var source = FileSource.memory(files.mapValues { Array($0.utf8) })
    let (names, bytes) = (source.names, source.bytes)
    source.names = { unlisted.contains($0) ? nil : names($0) }
    source.bytes = { unreadable.contains($0) ? nil : bytes($0) }
    return source
  }

  @Test(arguments: [
    // A broken translation: its language is unknown, unless a nearer or overriding text is there.
    (
      "res/values-fr/strings.xml", broken,
      ["a/fr-FR": "?", "a/fr-CA": "?", "b/fr-FR": "deux", "b/fr-CA": "deux (ca)", "a/de": "one"]
    ),
    // What is in a broken file before the fault is not known either.
    ("res/values/strings.xml", broken, ["a/de": "?", "a/fr": "?", "a/es": "?", "c/es": "?"]),
    // One string that the build refuses takes nothing else away.
    (
      "res/values-fr/strings.xml",
      TemporaryApp.xml("<string name=\"a\">l'un</string>", "<string name=\"b\">deux</string>"),
      ["a/fr": "?", "a/es": "uno", "a/de": "one"]
    ),
    // A second text for a key in one directory is refused: which of them was meant is unknown.
    (
      "res/values-fr/more.xml", TemporaryApp.xml("<string name=\"a\">1</string>"),
      ["a/fr": "?", "a/de": "one"]
    ),
    // A variant for tablets alone is refused too.
    (
      "res/values-fr/strings.xml",
      TemporaryApp.xml("<string name=\"a\" product=\"tablet\">un</string>"),
      ["a/fr": "?", "b/fr": "deux"]
    ),
    // Only translations: the build removes the key, whatever stands in the broken one.
    ("res/values-fr/strings.xml", broken, ["c/fr": "–", "c/de": "–"]),
    // Which of two languages a device takes depends on the file.
    (
      "res/values-es/strings.xml", "<resources>",
      ["a/es-ES,fr-FR": "?", "a/it,fr-FR": "un", "a/fr,es": "un"]
    ),
  ])
  func `A broken Android file makes its language unknown`(
    file: String, content: String, answers: [String: String]
  ) async {
    let changed = Self.android.merging([file: content]) { $1 }
    let strings = await AppStrings.reading(
      AppSources(android: ["res"]), from: Self.files(changed))
    for (question, expected) in answers {
      #expect(Self.answer(question, strings, .android) == expected, "\(file): \(question)")
    }
    #expect(!strings.problems.isEmpty)
  }

  @Test func `The reason names the file, and the place is its`() async throws {
    let changed = Self.android.merging(["res/values-fr/strings.xml": Self.broken]) { $1 }
    let strings = await AppStrings.reading(
      AppSources(android: ["res"]), from: Self.files(changed))
    let resolution = StringResolver(strings: strings.localizations).resolve(
      TextRequest(key: "a"), on: Device(.android, locales: ["fr-FR"]))
    let reason = try #require(resolution.reason)
    #expect(reason.hasPrefix("couldn't read values-fr/strings.xml, so this text is unknown: "))
    #expect(resolution.source?.file == "res/values-fr/strings.xml")
    #expect(resolution.source?.line == 3)
    #expect(resolution.trail.last == "values-fr/strings.xml couldn't be read")
  }

  @Test(
    arguments: [
      (["res/values-fr"], [], ["a/fr-FR": "?", "b/fr-CA": "deux (ca)", "a/de": "one"]),
      (["res/values"], [], ["a/fr": "?", "a/de": "?"]),
      (["res"], [], ["a/fr": "?", "a/de": "?"]),
      ([], ["res/values-fr/strings.xml"], ["a/fr-FR": "?", "b/fr-FR": "deux", "a/de": "one"]),
    ] as [(Set<String>, Set<String>, [String: String])])
  func `An Android directory or file that nobody may read makes its languages unknown`(
    unlisted: Set<String>, unreadable: Set<String>, answers: [String: String]
  ) async {
    let strings = await AppStrings.reading(
      AppSources(android: ["res"]),
      from: Self.files(Self.android, unlisted: unlisted, unreadable: unreadable))
    for (question, expected) in answers {
      #expect(Self.answer(question, strings, .android) == expected, "\(question)")
    }
    #expect(Set(strings.problems.map(\.path)) == unlisted.union(unreadable))
    #expect(strings.localizations.faults.count == 1)
  }

  @Test func `A file of an overridden directory takes nothing from the overriding one`() async {
    let files = [
      "main/values/a.xml": Self.broken,
      "flavor/values/a.xml": TemporaryApp.xml("<string name=\"a\">flavor</string>"),
    ]
    let strings = await AppStrings.reading(
      AppSources(android: ["main", "flavor"]), from: Self.files(files))
    #expect(Self.answer("a/en", strings, .android) == "flavor")
    #expect(Self.answer("b/en", strings, .android) == "?")
    let other = await AppStrings.reading(
      AppSources(android: ["flavor", "main"]), from: Self.files(files))
    #expect(Self.answer("a/en", other, .android) == "?")
    let missing = await AppStrings.reading(
      AppSources(android: ["flavor", "none"]), from: Self.files(files))
    #expect(Self.answer("a/en", missing, .android) == "?")
  }

  @Test(arguments: [
    ("App/fr.lproj/Localizable.strings", ["a/fr": "?", "p/fr": "–", "a/en": "one", "a/de": "one"]),
    ("App/fr.lproj/Localizable.stringsdict", ["a/fr": "?", "p/fr": "?", "a/en": "one"]),
    ("App/en.lproj/Localizable.strings", ["a/fr": "un", "a/en": "?", "a/de": "?"]),
    ("App/Localizable.xcstrings", ["a/fr": "?", "a/en": "?"]),
  ])
  func `A broken Apple file makes its language unknown`(
    file: String, answers: [String: String]
  ) async {
    let changed = Self.apple.merging([file: "<plist><dict>"]) { $1 }
    for source in [
      Self.files(changed), Self.files(Self.apple.merging([file: ""]) { $1 }, unreadable: [file]),
    ] {
      let strings = await AppStrings.reading(AppSources(apple: ["App"]), from: source)
      for (question, expected) in answers {
        #expect(Self.answer(question, strings, .apple) == expected, "\(file): \(question)")
      }
    }
  }

  @Test(arguments: [
    ("App/fr.lproj", ["a/fr": "?", "a/en": "one"]), ("App", ["a/fr": "?", "a/en": "?"]),
    ("App/other", ["a/fr": "un", "a/en": "one"]),
  ])
  func `An Apple directory that nobody may list makes its languages unknown`(
    unlisted: String, answers: [String: String]
  ) async {
    let files = Self.apple.merging(["App/other/x.txt": ""]) { $1 }
    let strings = await AppStrings.reading(
      AppSources(apple: ["App"]), from: Self.files(files, unlisted: [unlisted]))
    for (question, expected) in answers {
      #expect(Self.answer(question, strings, .apple) == expected, "\(question)")
    }
  }

  @Test func `A broken catalogue is named as broken, and so is a directory that is not there`()
    async throws
  {
    let files = Self.files(["App/Localizable.xcstrings": "{"])
    let strings = await AppStrings.reading(
      AppSources(android: ["none"], apple: ["App"]), from: files)
    let resolver = StringResolver(strings: strings.localizations)
    let apple = resolver.resolve(TextRequest(key: "a"), on: Device(.apple, locales: ["fr"]))
    #expect(apple.outcome == .unknown)
    #expect(apple.reason?.hasPrefix("couldn't read App/Localizable.xcstrings, ") == true)
    #expect(apple.source?.file == "App/Localizable.xcstrings")
    let android = resolver.resolve(TextRequest(key: "a"), on: Device(.android, locales: ["fr"]))
    #expect(android.outcome == .unknown)
    #expect(
      android.reason
        == "couldn't read none, so this text is unknown: the directory doesn't exist: correct its path"
    )
  }

  @Test func `A link that leads nowhere is no missing translation, until it is mended`()
    async throws
  {
    let app = try TemporaryApp(Self.android.merging(Self.apple) { $1 })
    let manager = FileManager.default
    for folder in ["res/values-fr", "App/fr.lproj"] {
      try manager.moveItem(atPath: app.path(folder), toPath: app.path("kept-\(folder.count)"))
      try manager.createSymbolicLink(
        atPath: app.path(folder), withDestinationPath: app.path(folder))
    }
    let sources = AppSources(android: [app.path("res")], apple: [app.path("App")])
    let strings = await AppStrings.reading(sources)
    #expect(Self.answer("a/fr", strings, .android) == "?")
    #expect(Self.answer("a/fr", strings, .apple) == "?")
    #expect(Self.answer("a/en", strings, .apple) == "one")
    for folder in ["res/values-fr", "App/fr.lproj"] {
      try manager.removeItem(atPath: app.path(folder))
      try manager.moveItem(atPath: app.path("kept-\(folder.count)"), toPath: app.path(folder))
    }
    let again = await strings.rereading([app.path("res/values-fr"), app.path("App/fr.lproj")])
    #expect(Self.answer("a/fr", again, .android) == "un")
    #expect(Self.answer("a/fr", again, .apple) == "un")
    #expect(again.localizations.faults.isEmpty)
  }

  @Test func `A key whose default text couldn't be read is not called removed`() async {
    let changed = Self.android.merging(["res/values/strings.xml": Self.broken]) { $1 }
    let strings = await AppStrings.reading(
      AppSources(android: ["res"]), from: Self.files(changed))
    #expect(strings.localizations.android?.removedKeys == [])
    #expect(!strings.problems.contains { $0.description.contains("the build removes") })
  }
}
