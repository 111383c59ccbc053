import AppStrings
import Foundation
import Resolver
import StringResources
import Testing

struct GitSourcesTests {
  static let hasGit =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/git") }

  @discardableResult
  private func git(_ app: TemporaryApp, _ arguments: String...) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", app.root, "-c", "user.name=Mia", "-c", "user.email=mia@example.com"] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func xml(_ text: String) -> String {
    TemporaryApp.xml("<string name=\"a\">\(text)</string>")
  }

  /// An app whose `v1` says other things than its disk.
  private func repository() throws -> TemporaryApp {
    let app = try TemporaryApp([
      "app/res/values/a.xml": xml("one"), "app/res/values-fr/ä b.xml": xml("un"),
      "app/res/layout/main.xml": "<x/>", "ios/en.lproj/Localizable.strings": "\"a\" = \"One\";",
    ])
    try git(app, "init", "--quiet", "--initial-branch=main")
    try git(app, "add", ".")
    try git(app, "commit", "--quiet", "-m", "one")
    try git(app, "tag", "v1")
    try Data(xml("two").utf8).write(to: URL(filePath: app.path("app/res/values/a.xml")))
    return app
  }

  @Test(.enabled(if: hasGit))
  func `Tags are listed, and a directory without a repository has none`() throws {
    let app = try repository()
    try git(app, "tag", "release/1.0")
    #expect(GitTags.reading(in: app.path("app")) == ["release/1.0", "v1"])
    #expect(GitTags.reading(in: try TemporaryApp(["a": ""]).root) == [])
  }

  private func texts(_ strings: AppStrings) -> [String?] {
    [("en-US", Platform.android), ("fr-FR", .android), ("en-US", .apple)].map { locale, platform in
      StringResolver(strings: strings.localizations).resolve(
        TextRequest(key: "a"), on: Device(platform, locales: [locale])
      ).outcome.text
    }
  }

  @Test(.enabled(if: hasGit))
  func `What is around the strings in a revision is listed, and read where it is asked for`()
    async throws
  {
    let app = try repository()
    let found = await RevisionFiles.reading(
      "v1", around: app.path("app/res"), listing: { !$0.hasPrefix("ios/") },
      reading: { $0.hasSuffix("a.xml") })
    let files = try #require(found)
    #expect(files.path == "app/res")
    #expect(files.files.filter { !$0.value.isEmpty }.keys.sorted() == ["app/res/values/a.xml"])
    #expect(files.files["app/res/values/a.xml"] == Array(xml("one").utf8))
    #expect(
      files.files(below: "app/res").keys.sorted() == [
        "layout/main.xml", "values-fr/ä b.xml", "values/a.xml",
      ])
    for revision in ["v2", "--all", ""] {
      let none = await RevisionFiles.reading(
        revision, around: app.path("app/res"), listing: { _ in true }, reading: { _ in true })
      #expect(none == nil)
    }
  }

  @Test(.enabled(if: hasGit))
  func `A revision is read without a checkout, from directories that are gone too`() async throws {
    let app = try repository()
    let sources = AppSources(android: [app.path("app/res")], apple: [app.path("ios")])
    #expect(texts(await AppStrings.reading(sources)) == ["two", "un", "One"])
    var old = sources
    old.revision = "v1"
    let strings = await AppStrings.reading(old)
    #expect(texts(strings) == ["one", "un", "One"])
    #expect(strings.problems.isEmpty)
    #expect(strings.fileCount == 3)
    #expect(strings.origin?.description.hasPrefix("v1@") == true)
    #expect(strings.origin?.revision?.count == 40)
    try FileManager.default.removeItem(atPath: app.path("app"))
    #expect(texts(await AppStrings.reading(old)) == ["one", "un", "One"])
  }

  @Test(.enabled(if: hasGit))
  func `A revision of the app has its submodule as it was then`() async throws {
    let strings = try repository()
    try git(strings, "add", ".")
    try git(strings, "commit", "--quiet", "-m", "two")
    let app = try TemporaryApp(["README": "an app"])
    try git(app, "init", "--quiet", "--initial-branch=main")
    let allowed = "protocol.file.allow=always"
    try git(app, "-c", allowed, "submodule", "--quiet", "add", strings.root, "lib/strings")
    try git(app, "-C", "lib/strings", "checkout", "--quiet", "v1")
    try git(app, "add", ".")
    try git(app, "commit", "--quiet", "-m", "with the old texts")
    // A tag that the submodule has too, for another commit.
    try git(app, "tag", "v1")
    try git(app, "-C", "lib/strings", "checkout", "--quiet", "main")
    try git(app, "-C", "lib/strings", "tag", "--force", "v1")
    try git(app, "-C", "lib/strings", "tag", "only-here", "main")
    var sources = AppSources(
      android: [app.path("lib/strings/app/res")], apple: [app.path("lib/strings/ios")])
    #expect(texts(await AppStrings.reading(sources)) == ["two", "un", "One"])
    sources.revision = "v1"
    #expect(texts(await AppStrings.reading(sources)) == ["one", "un", "One"])
    sources.revision = "only-here"
    #expect(texts(await AppStrings.reading(sources)) == ["two", "un", "One"])

    sources.revision = "v1"
    try git(app, "submodule", "--quiet", "deinit", "--force", "lib/strings")
    let problems = await AppStrings.reading(sources).problems
    #expect(
      problems.map(\.problem.sentence).first?
        .contains("run git submodule update --init lib/strings") == true, "\(problems)")
  }

  @Test(
    .enabled(if: hasGit),
    arguments: [
      ("app/res/values-de", "../../other", "a link"),
      ("app/res/values-de/strings.xml", "../../../other/strings.xml", "a link"),
      ("app/res/values-de", "", "a file where a directory should be"),
      ("ios/de.lproj", "../other", "a link"),
      ("ios/de.lproj/Localizable.strings", "../../other/strings.xml", "a link"),
    ])
  func `Texts of a revision that aren't in plain files are never passed over`(
    path: String, target: String, kind: String
  ) async throws {
    let app = try repository()
    let files = FileManager.default
    let place = app.path(path)
    try files.createDirectory(
      atPath: String(place[..<(place.lastIndex(of: "/") ?? place.endIndex)]),
      withIntermediateDirectories: true)
    try files.createDirectory(atPath: app.path("other"), withIntermediateDirectories: true)
    try Data("<resources/>".utf8).write(to: URL(filePath: app.path("other/strings.xml")))
    if target.isEmpty {
      try Data().write(to: URL(filePath: place))
    } else {
      try files.createSymbolicLink(atPath: place, withDestinationPath: target)
    }
    try git(app, "add", ".")
    try git(app, "commit", "--quiet", "-m", "German elsewhere")
    var sources = AppSources(android: [app.path("app/res")], apple: [app.path("ios")])
    sources.revision = "HEAD"
    let problems = await AppStrings.reading(sources).problems
    #expect(
      problems.contains { $0.problem.sentence.contains("\(path) is \(kind) in ") }, "\(problems)")
  }

  @Test(.enabled(if: hasGit))
  func `A language in a submodule of its own is never passed over`() async throws {
    let app = try repository()
    let german = try TemporaryApp(["strings.xml": TemporaryApp.xml()])
    try git(german, "init", "--quiet", "--initial-branch=main")
    try git(german, "add", ".")
    try git(german, "commit", "--quiet", "-m", "German")
    try git(
      app, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", german.root,
      "app/res/values-de")
    try git(app, "commit", "--quiet", "-m", "with German")
    var sources = AppSources(android: [app.path("app/res")])
    #expect(await AppStrings.reading(sources).problems.isEmpty)
    sources.revision = "HEAD"
    let problems = await AppStrings.reading(sources).problems
    #expect(problems.contains { $0.problem.sentence.contains("values-de is a submodule in ") })
    // A clone without submodules has an empty folder there.
    try git(app, "submodule", "--quiet", "deinit", "--force", "app/res/values-de")
    sources.revision = nil
    let empty = await AppStrings.reading(sources).problems
    #expect(
      empty.contains { $0.problem.sentence.contains("git submodule update --init") }, "\(empty)")
  }

  @Test(.enabled(if: hasGit))
  func `A revision's manifest says which languages it declares`() async throws {
    let app = try repository()
    let xmlns = "xmlns:android=\"http://schemas.android.com/apk/res/android\""
    let files = [
      "app/AndroidManifest.xml":
        "<manifest \(xmlns)><application android:localeConfig=\"@xml/ours\"/></manifest>",
      "app/res/xml/ours.xml":
        "<locale-config \(xmlns)><locale android:name=\"ja\"/></locale-config>",
    ]
    try FileManager.default.createDirectory(
      atPath: app.path("app/res/xml"), withIntermediateDirectories: true)
    for (path, text) in files {
      try Data(text.utf8).write(to: URL(filePath: app.path(path)))
    }
    try git(app, "add", ".")
    try git(app, "commit", "--quiet", "-m", "two")
    var configs: [[String]?] = []
    for revision in ["v1", "main"] {
      let strings = try await AppStrings.opening(
        AppSources(android: [app.path("app/res")], revision: revision))
      configs.append(strings.localizations.android?.localeConfig?.supportedLocales)
    }
    #expect(configs == [nil, ["ja"]])
  }

  @Test(.enabled(if: hasGit), arguments: ["v2", "--help", "-v", "", "a b", "main:app"])
  func `An unknown revision is a problem, and nothing is known`(revision: String) async throws {
    let app = try repository()
    let sources = AppSources(android: [app.path("app/res")], revision: revision)
    let strings = await AppStrings.reading(sources)
    #expect(strings.localizations.android == nil)
    #expect(strings.problems.map(\.problem.severity) == [.error])
    await #expect(throws: SourceFailure.self) { try await AppStrings.opening(sources) }
  }

  @Test(.enabled(if: hasGit))
  func `A directory that the revision lacks is named`() async throws {
    let app = try repository()
    let directory = app.path("lib/res")
    await #expect {
      try await AppStrings.opening(AppSources(android: [directory], revision: "v1"))
    } throws: {
      "\($0)".hasPrefix("\(directory) isn't in ")
    }
  }

  @Test(.enabled(if: hasGit), arguments: ["app/res", "app/res/values", "app/res/values/a.xml"])
  func `Objects that are missing are said to be, and not that the revision has no such directory`(
    lost: String
  ) async throws {
    let app = try repository()
    let hash = try git(app, "rev-parse", "v1:\(lost)")
    let file = app.path(".git/objects/\(hash.prefix(2))/\(hash.dropFirst(2))")
    try FileManager.default.removeItem(atPath: file)
    let directory = app.path("app/res")
    await #expect {
      try await AppStrings.opening(AppSources(android: [directory], revision: "v1"))
    } throws: {
      "\($0)".hasPrefix("git can't read the files of \(directory) in ")
        && "\($0)".hasSuffix("are damaged or missing, then fetch or clone again")
    }
  }

  @Test(.enabled(if: hasGit))
  func `The disk's origin is its branch and commit, and whether the strings differ`() async throws {
    let app = try repository()
    let changed = AppSources(android: [app.path("app/res")])
    let found = try #require(await StringsOrigin.finding(for: changed))
    #expect(found.isDirty)
    #expect(found.description.hasPrefix("main@"))
    #expect(found.date?.contains("T") == true)
    let same = await StringsOrigin.finding(for: AppSources(apple: [app.path("ios")]))
    #expect(same?.isDirty == false)
    #expect(same?.revision == found.revision)
  }

  @Test func `Files in no repository have no origin`() async throws {
    let app = try TemporaryApp(["res/values/a.xml": xml("one")])
    #expect(await StringsOrigin.finding(for: AppSources(android: [app.path("res")])) == nil)
  }
}
