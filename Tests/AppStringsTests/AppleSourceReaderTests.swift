import AppStrings
import Resolver
import StringResources
import Testing

struct AppleSourceReaderTests {
  private static let catalogue = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "HELLO" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello %@" } },
          "fr" : { "stringUnit" : { "state" : "translated", "value" : "Bonjour %@" } }
        } },
        "DAYS" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } }
        } }
      },
      "version" : "1.0"
    }
    """

  private static let plurals = """
    DAYS = {
      NSStringLocalizedFormatKey = "in %#@days@";
      days = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; other = "%d days"; };
    };
    """

  @Test func `A catalogue gives each of its languages its texts`() async throws {
    try await AppFolder.with(["App/Localizable.xcstrings": Self.catalogue]) { folder in
      let strings = await folder.read()
      #expect(strings.problems.isEmpty, "\(strings.problems)")
      #expect(strings.fileCount == 1)

      let french = strings.resolve("HELLO", "fr-CA", arguments: ["Mia"])
      #expect(french.outcome == .shows("Bonjour Mia"))
      #expect(french.source?.localization == "fr.lproj")
      #expect(french.source?.file == "\(folder.path)/App/Localizable.xcstrings")
      #expect(french.source?.line == 6)

      let plural = strings.resolve("DAYS", "en", arguments: ["3"])
      #expect(plural.outcome == .garbled("@value@"))
      #expect(plural.reason?.hasPrefix("a push doesn't resolve plurals") == true)
      #expect(plural.source?.line == 9)
    }
  }

  @Test func `Plural tables are read beside the texts, and are of their own language`() async throws
  {
    let files = [
      "en.lproj/Localizable.strings": "\"DAYS\" = \"plain\"; \"HELLO\" = \"Hello\";",
      "en.lproj/Localizable.stringsdict": Self.plurals,
      "fr.lproj/Localizable.strings": "\n\"HELLO\" = \"Bonjour\";",
      "Base.lproj/Main.storyboard": "",
    ]
    try await AppFolder.with(files) { folder in
      let strings = await folder.read()
      #expect(strings.problems.isEmpty, "\(strings.problems)")
      #expect(strings.fileCount == 3)
      let plural = strings.resolve("DAYS", "fr", arguments: ["3"])
      #expect(plural.outcome == .garbled("in @days@"))
      #expect(plural.source?.file == "\(folder.path)/en.lproj/Localizable.stringsdict")
      #expect(plural.source?.line == 1)
      let text = strings.resolve("HELLO", "fr")
      #expect(text.outcome == .shows("Bonjour"))
      #expect(text.source?.file == "\(folder.path)/fr.lproj/Localizable.strings")
      #expect(text.source?.line == 2)
    }
  }

  @Test func `Texts of Base stand in for the development region`() async throws {
    let files = [
      "Base.lproj/Localizable.strings": "A = base;", "fr.lproj/Localizable.strings": "A = fr;",
    ]
    try await AppFolder.with(files) { folder in
      let strings = await folder.read()
      #expect(strings.resolve("A", "en-GB").source?.localization == "Base.lproj")
      #expect(strings.resolve("A", "fr").source?.localization == "fr.lproj")
      #expect(strings.resolve("A", "de").outcome == .shows("base"))
    }
  }

  @Test func `A table beside a catalogue is an error that names both`() async throws {
    let files = [
      "Localizable.xcstrings": Self.catalogue,
      "fr.lproj/Localizable.strings": "HELLO = Salut; ONLY = ici;",
    ]
    try await AppFolder.with(files) { folder in
      let strings = await folder.read()
      #expect(
        folder.sentences(strings) == [
          "fr.lproj/Localizable.strings: error: Xcode refuses to build this beside "
            + "Localizable.xcstrings: move its texts into the catalog"
        ])
      #expect(strings.resolve("HELLO", "fr", arguments: ["x"]).outcome == .shows("Bonjour x"))
      #expect(strings.resolve("ONLY", "fr").outcome == .shows("ici"))
    }
  }

  @Test func `A catalogue that cannot be read leaves the Apple side unknown`() async throws {
    try await AppFolder.with(["Localizable.xcstrings": "{\n\"strings\": }"]) { folder in
      let strings = await folder.read()
      #expect(strings.localizations.apple == nil)
      #expect(strings.problems.map(\.problem.line) == [2])
      #expect(strings.resolve("HELLO", "en").outcome == .unknown)
    }
  }

  @Test func `Of modules at the same depth the first is read, and the others are named`()
    async throws
  {
    let files = [
      "App/Widget/en.lproj/Localizable.strings": "A = widget;",
      "App/Main/en.lproj/Localizable.strings": "A = main;",
      "App/Main/Deep/en.lproj/Localizable.strings": "A = deep;",
      "App/Base.lproj/Main.strings": "A = storyboard;",
    ]
    try await AppFolder.with(files) { folder in
      let strings = await folder.read()
      #expect(strings.resolve("A", "en").outcome == .shows("main"))
      #expect(
        folder.sentences(strings) == [
          ".: warning: App/Main and App/Widget both hold texts: Pushwright uses the first; name the one you mean"
        ])
    }
  }

  @Test func `Of several directories the first one that has a key answers, with its own file`()
    async throws
  {
    let files = [
      "one/en.lproj/Localizable.strings": "A = one;",
      "two/en.lproj/Localizable.strings": "A = two;\nB = two;",
    ]
    try await AppFolder.with(files) { folder in
      let strings = await folder.read(["one", "two"])
      #expect(strings.problems.isEmpty)
      #expect(strings.resolve("A", "en").outcome == .shows("one"))
      let second = strings.resolve("B", "en")
      #expect(second.source?.file == "\(folder.path)/two/en.lproj/Localizable.strings")
      #expect(second.source?.line == 2)
    }
  }

  @Test func `A directory without tables or folders is an error`() async throws {
    try await AppFolder.with(["App/main.swift": ""]) { folder in
      let strings = await folder.read(["App", "Gone"])
      #expect(
        folder.sentences(strings) == [
          "App: error: it has no .lproj folder or string catalog, nor do its subfolders: name the folder that does",
          "Gone: error: the directory doesn't exist: correct its path",
        ])
    }
  }

  @Test(arguments: [(nil, "fr"), ("de", "de")])
  func `The catalogue's language is the development region where nothing else says`(
    region: String?, expected: String
  ) async throws {
    let files = [
      "Localizable.xcstrings": """
      { "sourceLanguage": "fr", "version": "1.0", "strings": { "A": { "localizations": {
        "de": { "stringUnit": { "state": "new", "value": "deutsch" } } } } } }
      """
    ]
    try await AppFolder.with(files) { folder in
      let strings = await folder.read(developmentRegion: region)
      #expect(strings.localizations.apple?.developmentRegion == expected)
      #expect(strings.resolve("A", "ja").source?.localization == "\(expected).lproj")
    }
  }

  @Test func `Without a catalogue the development region is English`() async throws {
    try await AppFolder.with(["fr.lproj/Localizable.strings": "A = fr;"]) { folder in
      #expect(await folder.read().localizations.apple?.developmentRegion == "en")
    }
  }
}
