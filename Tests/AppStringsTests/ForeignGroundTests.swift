import Foundation
import Resolver
import TestPacing
import Testing

@testable import AppStrings

/// A project file or a link that names the whole disk holds nothing up, and makes its languages unknown.
@Suite(.takingTurns)
struct ForeignGroundTests {
  /// A repository with an app, and another one beside it.
  private static func app(_ link: (path: String, target: String)? = nil) throws -> TemporaryApp {
    let app = try TemporaryApp([
      "repo/.git/HEAD": "", "repo/ios/App/en.lproj/Localizable.strings": "\"A\" = \"Hello\";",
      "repo/res/values/a.xml": TemporaryApp.xml("<string name=\"A\">Hello</string>"),
      "outside/fr.lproj/Localizable.strings": "\"A\" = \"Bonjour\";",
      "outside/values/a.xml": TemporaryApp.xml("<string name=\"A\">Bonjour</string>"),
    ])
    if let link {
      let folder = URL(filePath: app.path("repo/\(link.path)")).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: app.path("repo/\(link.path)"), withDestinationPath: link.target)
    }
    return app
  }

  private static func outcome(
    _ strings: AppStrings, _ platform: Platform, _ locale: String
  ) -> Resolution.Outcome {
    StringResolver(strings: strings.localizations).resolve(
      TextRequest(key: "A"), on: Device(platform, locales: [locale])
    ).outcome
  }

  @Test func `A tree without end is searched up to the limit, and then its languages are unknown`()
    async
  {
    let names = (0..<100).map { "folder\($0)" }
    let endless = FileSource(names: { _ in names }, isDirectory: { _ in true }, bytes: { _ in nil })
    let strings = await AppStrings.reading(AppSources(apple: ["/"]), from: endless)
    #expect(
      strings.problems.map(\.description) == [
        "/: error: it has more than 20000 directories or 200000 names near its top, too many to search: "
          + "name the folder that holds the .lproj folders"
      ])
    #expect(Self.outcome(strings, .apple, "fr-FR") == .unknown)
  }

  @Test func `Files that together are more than any app has make their languages unknown`()
    async throws
  {
    let files = FileSource.memory([
      "res/values/a.xml": Array(TemporaryApp.xml(String(repeating: " ", count: 90)).utf8),
      "ios/en.lproj/Localizable.strings": Array(
        "\"A\" = \"\(String(repeating: "x", count: 90))\";".utf8),
    ])
    let strings = await AppStrings.reading(
      AppSources(android: ["res"], apple: ["ios"]), from: AppFiles(files, limit: 100))
    #expect(
      strings.problems.contains {
        $0.description.contains(": error: the string files exceed ")
      })
    let app = try Self.app()
    await #expect(throws: SourceFailure.self) {
      try await StringsPack.collecting(AppSources(android: [app.path("repo/res")]), limit: 10)
    }
    let outcomes = [Platform.android, .apple].map { Self.outcome(strings, $0, "en-US") }
    #expect(outcomes.contains(.unknown))
  }

  @Test func `A reading that is given up looks at nothing more`() async {
    let (asked, ask) = AsyncStream.makeStream(of: String.self)
    let endless = FileSource(
      names: {
        ask.yield($0)
        return ["more"]
      }, isDirectory: { _ in true }, bytes: { _ in nil })
    let reading = Task {
      while !Task.isCancelled { await Task.yield() }
      return await AppStrings.reading(AppSources(apple: ["/"]), from: endless)
    }
    reading.cancel()
    _ = await reading.value
    ask.finish()
    #expect(await asked.reduce(0) { count, _ in count + 1 } == 0)
  }

  @Test(arguments: [("link", "../outside"), ("link", "/"), ("link", "/proc"), ("way", "..")])
  func `A source behind a link out of the repository is not followed, and unknown`(
    link: String, target: String
  ) async throws {
    let app = try Self.app((link, target))
    let source = app.path(link == "way" ? "repo/way/outside" : "repo/link")
    let strings = await AppStrings.reading(AppSources(android: [source], apple: [source]))
    #expect(strings.problems.count == 2)
    for problem in strings.problems {
      let sentence = problem.description
      #expect(sentence.hasPrefix("\(source): error: the link "), "\(sentence)")
      #expect(sentence.contains("/repo/\(link) leads out of its repository or project, to "))
      #expect(sentence.hasSuffix(", and Pushwright doesn't follow it: name that place itself"))
    }
    for platform in [Platform.android, .apple] {
      #expect(Self.outcome(strings, platform, "fr-FR") == .unknown)
    }
    await #expect(throws: SourceFailure.self) {
      try await StringsPack.collecting(AppSources(apple: [source]))
    }
  }

  @Test func `A link out of the repository beside the app is passed over`() async throws {
    let app = try Self.app(("ios/Aaa", "/"))
    let strings = await AppStrings.reading(AppSources(apple: [app.path("repo/ios")]))
    #expect(strings.problems.isEmpty)
    #expect(Self.outcome(strings, .apple, "en-US").text == "Hello")
    try FileManager.default.removeItem(atPath: app.path("repo/ios/App"))
    let alone = await AppStrings.reading(AppSources(apple: [app.path("repo/ios")]))
    #expect(alone.problems.first?.description.contains("/ios/Aaa: error: the link ") == true)
    #expect(Self.outcome(alone, .apple, "en-US") == .unknown)
  }

  @Test(arguments: [
    ("res/values-fr", "../../outside/values", Platform.android),
    ("res/values-fr", "/proc/self", Platform.android),
    ("res/values-fr/b.xml", "../../../outside/values/a.xml", Platform.android),
    ("ios/App/fr.lproj", "../../../outside/fr.lproj", Platform.apple),
    ("ios/App/en.lproj/Localizable.stringsdict", "/proc/self/environ", Platform.apple),
  ])
  func `A language behind a link out of the repository is unknown`(
    link: String, target: String, platform: Platform
  ) async throws {
    let app = try Self.app((link, target))
    let strings = await AppStrings.reading(
      AppSources(android: [app.path("repo/res")], apple: [app.path("repo/ios")]))
    let sentence = strings.problems.first?.description ?? ""
    #expect(sentence.contains("/\(link): error: the link "), "\(sentence)")
    #expect(Self.outcome(strings, platform, "fr-FR") == .unknown)
  }

  @Test func `What lies behind a link out of the repository is not watched`() async throws {
    let app = try Self.app(("ios/out", "../../outside"))
    let (stream, continuation) = AsyncStream.makeStream(of: Set<String>.self)
    let watcher = AppStringsWatcher(AppSources(apple: [app.path("repo/ios")])) {
      continuation.yield($0)
    }
    for path in ["outside/fr.lproj/Localizable.strings", "repo/ios/App/en.lproj/new.strings"] {
      try Data("\"B\" = \"b\";".utf8).write(to: URL(filePath: app.path(path)))
    }
    var told: Set<String> = []
    for await paths in stream {
      told.formUnion(paths)
      if told.contains(app.path("repo/ios/App/en.lproj/new.strings")) { break }
    }
    watcher?.cancel()
    #expect(!told.contains { $0.contains("/repo/ios/out/") })
  }
}
