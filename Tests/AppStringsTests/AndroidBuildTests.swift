import AppStrings
import Resolver
import StringResources
import Testing

/// The texts of a `res` directory depend on the build that compiles it.
struct AndroidBuildTests {
  private func read(
    _ app: TemporaryApp, _ build: AndroidBuild = .gradle, _ directories: String...
  ) async -> AppStrings {
    let paths = directories.isEmpty ? ["res"] : directories
    return await AppStrings.reading(AppSources(android: paths.map(app.path), build: build))
  }

  private func text(_ key: String, _ strings: AppStrings, _ locale: String = "en-US") -> String? {
    StringResolver(strings: strings.localizations).resolve(
      TextRequest(key: key), on: Device(.android, locales: [locale])
    ).outcome.text
  }

  private func sentences(_ strings: AppStrings, _ app: TemporaryApp) -> [String] {
    strings.problems.map { $0.description.replacing("\(app.root)/", with: "") }
  }

  private static func string(_ name: String, _ text: String) -> String {
    TemporaryApp.xml("<string name=\"\(name)\">\(text)</string>")
  }

  @Test func `A directory that only aapt2 refuses is a warning, and its texts are those of be`()
    async throws
  {
    let app = try TemporaryApp([
      "res/values/a.xml": TemporaryApp.xml(
        "<string name=\"a\">A</string>", "<string name=\"b\">B</string>"),
      "res/values-be/a.xml": Self.string("a", "be"),
      "res/values-b+be+x+old/a.xml": TemporaryApp.xml(
        "<string name=\"a\">old</string>", "<string name=\"b\">old</string>"),
    ])
    let strings = await read(app)
    #expect(
      sentences(strings, app) == [
        "res/values-b+be+x+old: warning: the build reads it as values-be and ignores the rest of its"
          + " locale"
      ])
    #expect(strings.localizations.faults.isEmpty)
    #expect(text("a", strings, "be-BY") == "be")
    #expect(text("b", strings, "be-BY") == "old")

    let inAAPT2 = await read(app, .aapt2)
    #expect(
      sentences(inAAPT2, app) == ["res/values-b+be+x+old: error: 'b+be+x+old' isn't a qualifier"])
    #expect(inAAPT2.localizations.faults.count == 1)
  }

  @Test func `The build merges across source sets before it chooses between two names`()
    async throws
  {
    let app = try TemporaryApp([
      "main/values/a.xml": Self.string("a", "A"),
      "main/values-be/a.xml": Self.string("a", "be"),
      "free/values-b+be+x+old/a.xml": Self.string("a", "old"),
    ])
    #expect(text("a", await read(app, .gradle, "main", "free"), "be-BY") == "be")
  }

  @Test func `Files that the build passes over are not read`() async throws {
    let app = try TemporaryApp([
      "res/values/a.xml": Self.string("a", "A"), "res/values/._a.xml": "\u{0}\u{5}",
      "res/values/.DS_Store": "x", "res/values/a.xml~": "x", "res/values/Thumbs.db": "x",
      "res/values/sub/b.xml": "<broken", "res/_old/a.xml": "<broken", "res/.git/a.xml": "<broken",
    ])
    let strings = await read(app)
    #expect(strings.problems.isEmpty)
    #expect(strings.fileCount == 1)
    #expect(await read(app, .aapt2).problems.isEmpty)
  }

  @Test func `The ending of a file is XML in any case, but only for Gradle`() async throws {
    let app = try TemporaryApp(["res/values/A.XML": Self.string("a", "A")])
    #expect(text("a", await read(app)) == "A")
    #expect(
      sentences(await read(app, .aapt2), app) == [
        "res/values/A.XML: error: the build rejects its extension: rename it to .xml"
      ])
  }

  @Test(arguments: ["value-de", "Values-de", "vaules-de", "valuess-de"])
  func `A directory of nearly the right name is named with the right one`(
    name: String
  ) async throws {
    let app = try TemporaryApp([
      "res/values/a.xml": Self.string("a", "A"), "res/\(name)/a.xml": Self.string("a", "B"),
    ])
    #expect(
      sentences(await read(app), app) == [
        "res/\(name): warning: the build skips it: did you mean values-de?"
      ])
    let strict = await read(app, .aapt2)
    #expect(
      sentences(strict, app).allSatisfy {
        $0.hasPrefix("res/\(name): error: ") && $0.hasSuffix("did you mean values-de?")
      })
    #expect(strict.problems.count == 1)
  }

  @Test(arguments: [
    ("values-ger", "values-de"), ("values-gr", "values-el"), ("values-cz-rCZ", "values-cs-rCZ"),
    ("values-at", "values-de-rAT"), ("values-b+ger", "values-de"),
  ])
  func `A directory of a language that no device asks for is named with the right one`(
    name: String, right: String
  ) async throws {
    let app = try TemporaryApp([
      "res/values/a.xml": Self.string("a", "A"), "res/\(name)/a.xml": Self.string("a", "B"),
    ])
    let strings = await read(app)
    #expect(
      sentences(strings, app) == [
        "res/\(name): warning: no device asks for a language ‘\(name.dropFirst(7).split(whereSeparator: "-+".contains).first { $0 != "b" } ?? "")’: rename it to \(right)"
      ])
    #expect(strings.localizations.losses.count == 1)
  }

  @Test(arguments: [
    ("values-he", "he", "iw", "values-iw"), ("values-id-rID", "id", "in", "values-in-rID"),
  ])
  func `A directory with a language's new code is named with the old one that Android asks for`(
    name: String, code: String, older: String, right: String
  ) async throws {
    let files = [
      "res/values/a.xml": Self.string("a", "A"), "res/\(name)/a.xml": Self.string("a", "B"),
    ]
    let strings = await read(try TemporaryApp(files))
    #expect(
      strings.localizations.losses.map(\.sentence) == [
        "Android asks for ‘\(older)’, the older code of ‘\(code)’: rename it to \(right)"
      ])
    let both = files.merging(["res/\(right)/a.xml": Self.string("a", "B")]) { first, _ in first }
    let complete = await read(try TemporaryApp(both))
    #expect(complete.problems.isEmpty)
  }

  @Test(arguments: ["values-kmr", "values-fil", "values-cmn"])
  func `A language with three letters that has no code with two is right`(
    name: String
  ) async throws {
    let app = try TemporaryApp([
      "res/values/a.xml": Self.string("a", "A"), "res/\(name)/a.xml": Self.string("a", "B"),
    ])
    let strings = await read(app)
    #expect(strings.problems.isEmpty)
  }

  @Test(arguments: ["strings.xlm", "strings.xm", "strings.XMLL"])
  func `A file with nearly the right ending takes its texts away, and stops the build`(
    name: String
  ) async throws {
    let app = try TemporaryApp([
      "res/values/a.xml": Self.string("a", "A"), "res/values-de/\(name)": Self.string("a", "B"),
    ])
    let strings = await read(app)
    #expect(
      sentences(strings, app) == [
        "res/values-de/\(name): error: the build stops at it: did you mean strings.xml?"
      ])
    #expect(text("a", strings, "de-DE") == nil, "it may be in the file")
    #expect(text("a", strings, "fr-FR") == "A")
  }

  @Test(arguments: ["strings.xml.bak", "strings.xml.orig", "README", "a.txt"])
  func `A file that isn't XML stops the build, and every text is known all the same`(
    name: String
  ) async throws {
    let app = try TemporaryApp([
      "res/values/a.xml": Self.string("a", "A"), "res/values-de/\(name)": "notes",
    ])
    let strings = await read(app)
    #expect(
      sentences(strings, app) == [
        "res/values-de/\(name): error: the build stops at files that aren't XML: remove it"
      ])
    #expect(strings.localizations.blockers.map(\.source.localization) == ["values-de"])
    #expect(strings.localizations.faults.isEmpty)
    #expect(text("a", strings, "de-DE") == "A")
  }

  @Test(arguments: [
    ("values-jp", "no device asks for a language ‘jp’: rename it to values-ja"),
    ("values-gr-rGR", "no device asks for a language ‘gr’: rename it to values-el-rGR"),
  ])
  func `A directory for a country's code is one that no device asks for`(
    name: String, sentence: String
  ) async throws {
    let app = try TemporaryApp([
      "res/values/a.xml": Self.string("a", "A"), "res/\(name)/a.xml": Self.string("a", "B"),
      "res/values-br/a.xml": Self.string("a", "C"),
    ])
    let strings = await read(app)
    #expect(sentences(strings, app) == ["res/\(name): warning: \(sentence)"])
    #expect(strings.localizations.losses.map(\.sentence) == [sentence])
  }

  @Test func `A directory without a hyphen is values, one behind an unknown word is skipped`()
    async throws
  {
    let app = try TemporaryApp([
      "res/values/a.xml": Self.string("a", "A"), "res/values_fr/b.xml": Self.string("b", "B"),
      "res/Values-fr/c.xml": Self.string("a", "C"), "res/layout/x.xml": "<broken",
    ])
    let strings = await read(app)
    #expect(
      sentences(strings, app).sorted() == [
        "res/Values-fr: warning: the build skips it: did you mean values-fr?",
        "res/values_fr: warning: the build reads it as values",
      ])
    #expect(text("b", strings) == "B")
    #expect(text("a", strings, "fr-FR") == "A")
  }

  @Test func `Gradle knows no products: one that is not the default one cannot be linked`()
    async throws
  {
    let app = try TemporaryApp([
      "main/values/a.xml": Self.string("a", "Phone"),
      "free/values/a.xml": TemporaryApp.xml(
        "<string name=\"a\" product=\"tablet\">Tablet</string>"),
    ])
    #expect(
      sentences(await read(app, .gradle, "main", "free"), app) == [
        "free/values/a.xml:2:1: error: no default product for 'string/a': add one without 'product'"
          + " beside it"
      ])
    #expect(await read(app, .aapt2, "main", "free").problems.isEmpty)
  }

  @Test(arguments: AndroidBuild.allCases)
  func `A product of a translation whose key the build removes is no error`(build: AndroidBuild)
    async throws
  {
    let app = try TemporaryApp([
      "res/values/a.xml": Self.string("a", "A"),
      "res/values-fr/a.xml": TemporaryApp.xml(
        "<string name=\"k\" product=\"tablet\">K</string>"),
    ])
    #expect(await read(app, build).problems.allSatisfy { $0.problem.severity == .warning })
  }

  @Test func `Stray text takes no language away`() async throws {
    let app = try TemporaryApp([
      "res/values/a.xml": "<resources>\n<string name=\"a\">A</string>\"\n</resources>"
    ])
    let strings = await read(app)
    #expect(strings.problems.map(\.problem.severity) == [.warning])
    #expect(strings.localizations.faults.isEmpty)
    #expect(await read(app, .aapt2).localizations.faults.count == 1)
  }
}
