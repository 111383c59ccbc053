import Foundation
import LocalPrograms
import StringResources
import TestPacing
import Testing

@testable import AppStrings

/// Opening a stranger's repository runs nothing that the repository names.
@Suite(.takingTurns)
struct HostileRepositoryTests {
  /// A repository whose `v1` and disk differ, and the planted program beside it.
  struct Planted {
    let app: TemporaryApp
    let outside: TemporaryApp

    var mark: String { outside.path("mark") }
    var hasRun: Bool { FileManager.default.fileExists(atPath: mark) }

    init(_ hostile: HostileRepository, below folder: String = "") throws {
      outside = try TemporaryApp(["program": ""])
      let program = outside.path("program")
      try Self.write("#!/bin/sh\necho run >> '\(outside.path("mark"))'\nexit 1\n", to: program)
      app = try TemporaryApp([
        "app/res/values/a.xml": TemporaryApp.xml("<string name=\"a\">one</string>"),
        "ios/en.lproj/Localizable.strings": "\"a\" = \"One\";\n",
      ])
      try git("init", "--quiet", "--initial-branch=main")
      try git("add", ".")
      try git("commit", "--quiet", "-m", "one")
      try git("tag", "v1")
      if hostile.isSigned { try sign() }
      // The same size, so that only the content tells.
      try Self.write(
        TemporaryApp.xml("<string name=\"a\">two</string>"), to: app.path("app/res/values/a.xml"))
      if hostile.lacksObject {
        let name = try git("rev-parse", "v1:app/res/values/a.xml")
        let file = ".git/objects/\(name.prefix(2))/\(name.dropFirst(2))"
        try FileManager.default.removeItem(atPath: app.path(file))
      }
      for (path, text) in hostile.files {
        try Self.write(text.replacing("@", with: program), to: app.path(path))
      }
      let settings = try String(contentsOfFile: app.path(".git/config"), encoding: .utf8)
      try Self.write(
        settings + hostile.settings.replacing("@", with: program), to: app.path(".git/config"))
    }

    private static func write(_ text: String, to path: String) throws {
      let url = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    private func sign() throws {
      var text = try git("cat-file", "commit", "HEAD")
      let end = text.firstRange(of: "\n\n")?.lowerBound ?? text.endIndex
      text.insert(
        contentsOf: "\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----",
        at: end)
      try Self.write(text + "\n", to: outside.path("commit"))
      let name = try git("hash-object", "-t", "commit", "-w", outside.path("commit"))
      try git("update-ref", "HEAD", name)
      try git("tag", "--force", "v1")
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String { try git(arguments) }

    @discardableResult
    func git(_ arguments: [String], mayFail: Bool = false) throws -> String {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", app.root, "-c", "user.name=Mia", "-c", "user.email=mia@example.com"]
        + arguments
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      if !mayFail { try #require(process.terminationStatus == 0, "git \(arguments)") }
      return String(decoding: data, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    var sources: AppSources {
      AppSources(android: [app.path("app/res")], apple: [app.path("ios")])
    }
  }

  /// Every way in which we ask git about a repository.
  private func readAll(_ sources: AppSources) async {
    _ = await StringsOrigin.finding(for: sources)
    _ = await AppStrings.reading(sources)
    var old = sources
    for revision in ["nothing", "v1"] {
      old.revision = revision
      _ = await AppStrings.reading(old)
    }
    _ = try? await AppStrings.opening(old)
    _ = try? await StringsPack.collecting(old)
    _ = try? await StringsPack.collecting(sources)
  }

  @Test(.enabled(if: GitSourcesTests.hasGit), arguments: HostileRepository.all)
  func `Nothing that a repository names is run`(hostile: HostileRepository) async throws {
    let planted = try Planted(hostile)
    await readAll(planted.sources)
    #expect(!planted.hasRun)
  }

  @Test(
    .enabled(if: GitSourcesTests.hasGit),
    arguments: HostileRepository.all.filter { $0.trigger != nil })
  func `The planted program is one that git runs`(hostile: HostileRepository) throws {
    let planted = try Planted(hostile)
    try planted.git(hostile.trigger ?? [], mayFail: true)
    #expect(planted.hasRun)
  }

  @Test(.enabled(if: GitSourcesTests.hasGit))
  func `A submodule's settings run nothing either`() async throws {
    let hostile = try #require(HostileRepository.all.first)
    let planted = try Planted(hostile)
    let outer = try TemporaryApp(["README": "an app"])
    let submodule = outer.path("lib")
    try FileManager.default.copyItem(atPath: planted.app.root, toPath: submodule)
    let commit = try planted.git("rev-parse", "HEAD")
    for words in [
      ["init", "--quiet", "--initial-branch=main"],
      ["update-index", "--add", "--cacheinfo", "160000,\(commit),lib"],
      ["-c", "user.name=M", "-c", "user.email=m@example.com", "commit", "--quiet", "-m", "one"],
      ["tag", "v1"],
    ] {
      try planted.git(["-C", outer.root] + words)
    }
    let sources = AppSources(
      android: ["\(submodule)/app/res"], apple: ["\(submodule)/ios"])
    await readAll(sources)
    #expect(!planted.hasRun)
    var old = sources
    old.revision = "v1"
    #expect(await AppStrings.reading(old).fileCount == 2)
  }

  @Test(.enabled(if: GitSourcesTests.hasGit))
  func `Filters and line ends of an honest repository do not make it dirty`() async throws {
    let planted = try Planted(HostileRepository(testDescription: "none"))
    try planted.git("checkout", "--quiet", ".")
    #expect(await StringsOrigin.finding(for: planted.sources)?.isDirty == false)
    let file = planted.app.path("app/res/values/a.xml")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try planted.git("config", "core.autocrlf", "true")
    try Data(text.replacing("\n", with: "\r\n").utf8).write(to: URL(filePath: file))
    #expect(await StringsOrigin.finding(for: planted.sources)?.isDirty == false)
  }

  @Test(
    .enabled(if: GitSourcesTests.hasGit),
    arguments: ["changed", "added", "untracked", "removed", "a pipe"])
  func `A string file that differs from the commit makes the app dirty`(how: String) async throws {
    let planted = try Planted(HostileRepository(testDescription: "none"))
    try planted.git("checkout", "--quiet", ".")
    let file = planted.app.path("app/res/values/a.xml")
    let other = planted.app.path("app/res/values/b.xml")
    switch how {
    case "changed": try Data("<resources/>".utf8).write(to: URL(filePath: file))
    case "removed": try FileManager.default.removeItem(atPath: file)
    case "a pipe":
      try FileManager.default.removeItem(atPath: file)
      _ = unsafe mkfifo(file, 0o600)
    default:
      try Data("<resources/>".utf8).write(to: URL(filePath: other))
      if how == "added" { try planted.git("add", other) }
    }
    #expect(await StringsOrigin.finding(for: planted.sources)?.isDirty == true)
  }

  @Test(.enabled(if: GitSourcesTests.hasGit))
  func `What is ignored, left out or no string file doesn't make the app dirty`() async throws {
    let planted = try Planted(HostileRepository(testDescription: "none"))
    try planted.git("checkout", "--quiet", ".")
    for (path, text) in [
      ("app/res/values/generated.xml", "<resources/>"),
      ("app/res/values/.gitignore", "generated.xml"),
      ("app/res/layout.txt", "x"),
    ] {
      try Data(text.utf8).write(to: URL(filePath: planted.app.path(path)))
    }
    try planted.git("update-index", "--skip-worktree", "ios/en.lproj/Localizable.strings")
    try FileManager.default.removeItem(atPath: planted.app.path("ios/en.lproj/Localizable.strings"))
    #expect(await StringsOrigin.finding(for: planted.sources)?.isDirty == false)
  }

  @Test(arguments: [
    "fatal: detected dubious ownership in repository at '/srv/a b'\nTo add an exception\n",
    "fatal: unsafe repository ('/srv/a b' is owned by someone else)",
  ])
  func `A repository of another user is refused in words that say what to do`(complaint: String) {
    #expect(
      refusal(complaint)
        == "git rejects the repository of res, which belongs to another user: if you trust it, "
        + "run git config --global --add safe.directory '/srv/a b'")
    #expect(
      refusal("fatal: not a git repository (or any of the parent directories): .git")
        == "res isn't in a git repository")
    #expect(
      refusal("hint: x\nfatal: bad config line 1 in file .git/config\nmore")
        == "git can't read the repository of res: bad config line 1 in file .git/config")
  }

  private func refusal(_ complaint: String) -> String {
    GitPlace.refusal(of: "res", ProgramResult(.exited(128), complaint: complaint)).sentence
  }

  @Test(.enabled(if: GitSourcesTests.hasGit && getuid() == 0))
  func `Git's own refusal reaches the person who asks for a revision`() async throws {
    let planted = try Planted(HostileRepository(testDescription: "none"))
    for path in ["", ".git"] {
      try FileManager.default.setAttributes(
        [.ownerAccountID: 12_345], ofItemAtPath: planted.app.path(path))
    }
    var sources = planted.sources
    sources.revision = "v1"
    let problem = await AppStrings.reading(sources).problems.first?.problem.sentence
    #expect(problem?.contains("safe.directory \(planted.app.root)") == true, "\(problem ?? "")")
  }

  @Test func `The variables that point git elsewhere or make it write are dropped`() {
    let own = GitProcess.environment(of: [
      "HOME": "/h", "GIT_DIR": "/x", "GIT_TRACE": "/x", "GIT_EXTERNAL_DIFF": "x",
      "GIT_SSH_COMMAND": "x", "GIT_EXEC_PATH": "/x", "GIT_CONFIG_PARAMETERS": "'a.b=c'",
      "GIT_ALTERNATE_OBJECT_DIRECTORIES": "/x", "GIT_CONFIG_COUNT": "1",
      "GIT_CONFIG_KEY_0": "safe.directory", "GIT_CONFIG_VALUE_0": "*", "GIT_CONFIG_GLOBAL": "/g",
    ])
    let names = own.keys.filter { $0.hasPrefix("GIT_") }.sorted()
    #expect(
      names == [
        "GIT_ALLOW_PROTOCOL", "GIT_CONFIG_COUNT", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_KEY_0",
        "GIT_CONFIG_VALUE_0", "GIT_NO_LAZY_FETCH", "GIT_OPTIONAL_LOCKS", "GIT_TERMINAL_PROMPT",
      ])
    #expect(own["HOME"] == "/h")
  }
}
