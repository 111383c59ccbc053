import AppStrings
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1)))
struct AppStringsWatcherTests {
  /// Runs a change under watch, and waits until the watcher reports a path with that ending.
  private func change(
    _ app: TemporaryApp, _ directory: String = "res", tells ending: String,
    _ change: () throws -> Void
  ) async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Set<String>.self)
    let watcher = try #require(
      AppStringsWatcher(AppSources(android: [app.path(directory)])) { continuation.yield($0) })
    try change()
    for await paths in stream where paths.contains(app.path(ending)) { break }
    watcher.cancel()
  }

  private func app() throws -> TemporaryApp {
    try TemporaryApp(["res/values/a.xml": "one", "res/values/b.xml": "one"])
  }

  @Test func `A file that is written is told`() async throws {
    let app = try app()
    try await change(app, tells: "res/values/a.xml") {
      try Data("two".utf8).write(to: URL(filePath: app.path("res/values/a.xml")))
    }
  }

  @Test func `A file that an editor replaces is told, each time`() async throws {
    let app = try app()
    for _ in 1...2 {
      try await change(app, tells: "res/values/a.xml") {
        try Data("two".utf8).write(
          to: URL(filePath: app.path("res/values/a.xml")), options: .atomic)
      }
    }
  }

  @Test func `A file that is removed is told`() async throws {
    let app = try app()
    try await change(app, tells: "res/values/a.xml") {
      try FileManager.default.removeItem(atPath: app.path("res/values/a.xml"))
    }
  }

  @Test func `A new directory is told, and what is written there later`() async throws {
    let app = try app()
    let (stream, continuation) = AsyncStream.makeStream(of: Set<String>.self)
    let watcher = try #require(
      AppStringsWatcher(AppSources(android: [app.path("res")])) { continuation.yield($0) })
    try FileManager.default.createDirectory(
      atPath: app.path("res/values-fr"), withIntermediateDirectories: false)
    for await paths in stream where paths.contains(app.path("res/values-fr")) { break }
    try Data("un".utf8).write(to: URL(filePath: app.path("res/values-fr/a.xml")))
    for await paths in stream where paths.contains(app.path("res/values-fr/a.xml")) { break }
    watcher.cancel()
  }

  @Test func `A directory that does not exist yet is told when it comes`() async throws {
    let app = try app()
    try await change(app, "lib/main/res", tells: "lib/main/res") {
      try FileManager.default.createDirectory(
        atPath: app.path("lib/main/res/values"), withIntermediateDirectories: true)
    }
  }

  @Test func `Many changes at once are told together`() async throws {
    let app = try app()
    let (stream, continuation) = AsyncStream.makeStream(of: Set<String>.self)
    let watcher = try #require(
      AppStringsWatcher(AppSources(android: [app.path("res")])) { continuation.yield($0) })
    for name in ["a", "b"] {
      try Data("two".utf8).write(to: URL(filePath: app.path("res/values/\(name).xml")))
    }
    var told: Set<String> = []
    for await paths in stream {
      told.formUnion(paths)
      if told.isSuperset(of: ["a", "b"].map { app.path("res/values/\($0).xml") }) { break }
    }
    watcher.cancel()
    #expect(told.count == 2)
  }

  @Test func `The manifest beside a directory is watched with it`() async throws {
    let app = try app()
    try await change(app, tells: "AndroidManifest.xml") {
      try Data("<manifest/>".utf8).write(to: URL(filePath: app.path("AndroidManifest.xml")))
    }
  }

  @Test func `A declaration of languages is watched like a text`() async throws {
    let app = try TemporaryApp(["res/xml/locales_config.xml": "one"])
    try await change(app, tells: "res/xml/locales_config.xml") {
      try Data("two".utf8).write(to: URL(filePath: app.path("res/xml/locales_config.xml")))
    }
  }

  @Test func `More directories than may be watched are a problem with its remedy, told once`()
    async throws
  {
    let app = try TemporaryApp(["res/values/a.xml": "one", "res/values-fr/a.xml": "one"])
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let watcher = AppStringsWatcher(
      AppSources(android: [app.path("res")]), limit: 2,
      onProblem: { continuation.yield("\($0)") }, onChange: { _ in continuation.yield("change") })
    var told: [String] = []
    for await sentence in stream {
      told.append(sentence)
      if sentence == "change" { break }
      try Data("two".utf8).write(to: URL(filePath: app.path("res/values/a.xml")))
    }
    watcher?.cancel()
    #expect(
      told == [
        app.path("res/values-fr")
          + ": warning: Pushwright doesn't see changes in it: too many files are watched; raise fs.inotify.max_user_watches with sysctl",
        "change",
      ])
  }

  @Test func `A revision and a pack never change, so nothing watches them`() throws {
    let app = try app()
    let directories = [app.path("res")]
    #expect(AppStringsWatcher(AppSources(android: directories, revision: "v1")) { _ in } == nil)
    #expect(AppStringsWatcher(AppSources(pack: app.path("x"))) { _ in } == nil)
    #expect(AppStringsWatcher(AppSources()) { _ in } == nil)
  }
}
