import Foundation
import LocalPrograms
import StringResources
import TestPacing
import Testing

@testable import AppStrings

/// A repository in which git would wait forever is not asked, and the files of the disk are read as ever.
@Suite(.takingTurns, .enabled(if: GitSourcesTests.hasGit))
struct BlockingRepositoryTests {
  private typealias Planted = HostileRepositoryTests.Planted

  /// Why a revision can't be read; empty if it can.
  private func problem(_ planted: Planted) async -> String {
    var old = planted.sources
    old.revision = "v1"
    return await AppStrings.reading(old).problems.first?.problem.sentence ?? ""
  }

  /// Puts a named pipe in a file's place.
  private func makePipe(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: path)
    let result = unsafe mkfifo(path, 0o600)
    try #require(result == 0)
  }

  @Test(arguments: [
    ".git/config", ".git/config.worktree", ".git/HEAD", ".git/index", ".git/commondir",
    ".git/packed-refs", ".git/shallow", ".git/info/exclude", ".git/info/attributes",
    ".git/refs/heads/main", ".git/objects/info/alternates", ".git/objects/info/commit-graph",
    ".git/objects/pack/multi-pack-index", ".git/objects/ab/cdef",
  ])
  func `A pipe among git's own files is named, and git isn't asked`(pipe: String) async throws {
    let planted = try Planted(HostileRepository(testDescription: pipe))
    try makePipe(planted.app.path(pipe))
    #expect(await AppStrings.reading(planted.sources).fileCount == 2)
    #expect(await StringsOrigin.finding(for: planted.sources) == nil)
    let sentence = await problem(planted)
    #expect(sentence.hasPrefix("Pushwright doesn't ask git about "), "\(sentence)")
    #expect(sentence.hasSuffix("/\(pipe) is a named pipe: remove it"), "\(sentence)")
    let pack = try await StringsPack.collecting(planted.sources)
    #expect(pack.origin.description == "files in a repository that git can't read")
  }

  /// `@` is a named pipe outside.
  @Test(arguments: [
    "[include]\npath = @\n", "[Include]\nPath = \"@\" ; a remark\n", "[include]\npath = ../pipe\n",
    "[includeIf \"gitdir:/nowhere/\"]\npath = @\n", "[include]\npath = more\n",
    "[core]\nexcludesFile = @\n", "[core]\nattributesfile = pipe\n",
    "[core]\nexcludesFile = :(optional)@\n", "[include]\npath = ../link\n",
  ])
  func `A pipe that a repository's settings name is named with them`(settings: String) async throws
  {
    let planted = try Planted(
      HostileRepository(
        testDescription: "settings", settings: settings,
        files: [".git/more": "[include]\npath = @\n"]))
    try makePipe(planted.outside.path("program"))
    try makePipe(planted.app.path("pipe"))
    try FileManager.default.createSymbolicLink(
      atPath: planted.app.path("link"), withDestinationPath: "/dev/zero")
    let sentence = await problem(planted)
    #expect(sentence.hasPrefix("Pushwright doesn't ask git about "), "\(sentence)")
    #expect(sentence.contains("/.git/"))
    #expect(sentence.contains("which is a "), "\(sentence)")
    #expect(sentence.hasSuffix(": remove that setting"), "\(sentence)")
    #expect(await AppStrings.reading(planted.sources).fileCount == 2)
  }

  @Test(arguments: [
    "%(prefix)/../pipe", ":(optional)%(prefix)/../pipe", "~nobody/../pipe", ":(optional)~root/pipe",
  ])
  func `A setting whose place only git knows is named, and git isn't asked`(
    path: String
  ) async throws {
    let planted = try Planted(
      HostileRepository(
        testDescription: "settings", settings: "[core]\nexcludesFile = \(path)\n"))
    let sentence = await problem(planted)
    #expect(sentence.hasPrefix("Pushwright doesn't ask git about "), "\(sentence)")
    #expect(
      sentence.hasSuffix("names \(path), which only git can find: remove that setting"),
      "\(sentence)")
  }

  @Test func `A pipe among borrowed objects, and in a worktree's own repository, is named`()
    async throws
  {
    let planted = try Planted(HostileRepository(testDescription: "alternates"))
    let lender = planted.outside.path("objects")
    try makePipe(lender + "/pack/multi-pack-index")
    try Data("\(lender)\n".utf8).write(
      to: URL(filePath: planted.app.path(".git/objects/info/alternates")))
    #expect(await problem(planted).hasSuffix("/pack/multi-pack-index is a named pipe: remove it"))
    try FileManager.default.removeItem(atPath: planted.app.path(".git/objects/info/alternates"))
    #expect(await problem(planted).isEmpty)
    let tree = planted.outside.path("tree")
    try planted.git("worktree", "add", "--quiet", tree, "v1")
    try makePipe(planted.app.path(".git/packed-refs"))
    var old = AppSources(android: ["\(tree)/app/res"])
    old.revision = "v1"
    let sentence = await AppStrings.reading(old).problems.first?.problem.sentence ?? ""
    #expect(sentence.hasSuffix("/.git/packed-refs is a named pipe: remove it"), "\(sentence)")
  }

  @Test func `Borrowed objects are found however their place is written`() async throws {
    let planted = try Planted(HostileRepository(testDescription: "alternates"))
    let lender = planted.outside.path("objects")
    try makePipe(lender + "/pack/multi-pack-index")
    // In quotes git reads any byte in octal.
    let octal = lender.utf8.map {
      "\\" + String(1000 + (Int(String($0, radix: 8)) ?? 0)).dropFirst()
    }
    // `@` is the directory, `%` its name in octal.
    for lines in [
      "\"@\"\n", "\"%\"", "# a remark\n\n@\n", "\"/none\"\n\"@\"", "\"/none\n@\n",
      "\"/none\\q\"\n@",
      "\"/none\"x@\n", "\"/new\nline\"\n@\n", "@\0", "/none\r\n@",
    ] {
      let text = lines.replacing("@", with: lender).replacing("%", with: octal.joined())
      try Data(text.utf8).write(
        to: URL(filePath: planted.app.path(".git/objects/info/alternates")))
      let sentence = await problem(planted)
      let expected = "/pack/multi-pack-index is a named pipe: remove it"
      #expect(sentence.hasSuffix(expected), "\(lines.debugDescription): \(sentence)")
    }
  }

  @Test func `A place that is not UTF-8 is named, and git isn't asked`() async throws {
    let planted = try Planted(HostileRepository(testDescription: "encoding"))
    let alternates = planted.app.path(".git/objects/info/alternates")
    for line in [Array("/none/".utf8) + [0xFF], Array(#""/none/\377""#.utf8)] {
      try Data(line).write(to: URL(filePath: alternates))
      #expect(
        await problem(planted).hasSuffix(
          "/alternates names a directory whose name isn't UTF-8: remove that line"))
    }
    try FileManager.default.removeItem(atPath: alternates)
    try Data([0x2E, 0x2F, 0xFF]).write(to: URL(filePath: planted.app.path(".git/commondir")))
    #expect(await problem(planted).contains("/.git/commondir isn't UTF-8 text"))
  }

  @Test func `Objects that are borrowed from very many places are refused`() async throws {
    let planted = try Planted(HostileRepository(testDescription: "many"))
    let alternates = planted.app.path(".git/objects/info/alternates")
    try Data(String(repeating: "/none\n", count: 101).utf8).write(to: URL(filePath: alternates))
    #expect(await problem(planted).hasSuffix("name more than 100 directories: name fewer"))
  }

  @Test func `The place of a worktree's repository may end with any line end`() async throws {
    let planted = try Planted(HostileRepository(testDescription: "line ends"))
    let tree = planted.outside.path("tree")
    try planted.git("worktree", "add", "--quiet", tree, "v1")
    try makePipe(planted.app.path(".git/packed-refs"))
    let file = URL(filePath: "\(tree)/.git")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data((text.trimmingCharacters(in: .newlines) + "\r\n\r\n").utf8).write(to: file)
    var old = AppSources(android: ["\(tree)/app/res"])
    old.revision = "v1"
    let sentence = await AppStrings.reading(old).problems.first?.problem.sentence ?? ""
    #expect(sentence.hasSuffix("/.git/packed-refs is a named pipe: remove it"), "\(sentence)")
  }

  @Test func `A device in git's place is named, and dev null is a file like others`() async throws {
    let planted = try Planted(
      HostileRepository(
        testDescription: "null",
        settings: "[core]\nexcludesFile = /dev/null\n[include]\npath = /dev/null\npath = none\n"))
    #expect(await problem(planted).isEmpty)
    #expect(await StringsOrigin.finding(for: planted.sources)?.isDirty == true)
    try FileManager.default.createSymbolicLink(
      atPath: planted.app.path(".git/packed-refs"), withDestinationPath: "/dev/zero")
    #expect(await problem(planted).hasSuffix("/.git/packed-refs is a device: remove it"))
  }

  @Test(arguments: [".gitignore", "app/.gitattributes", "app/res/values/.gitattributes"])
  func `A pipe with the rules of the work tree makes the app dirty, and holds nothing up`(
    pipe: String
  ) async throws {
    let planted = try Planted(HostileRepository(testDescription: pipe))
    try planted.git("checkout", "--quiet", ".")
    #expect(await StringsOrigin.finding(for: planted.sources)?.isDirty == false)
    try makePipe(planted.app.path(pipe))
    #expect(await StringsOrigin.finding(for: planted.sources)?.isDirty == true)
    #expect(await problem(planted).isEmpty)
  }

  @Test func `Settings beyond a megabyte are not read, with what they include`() async throws {
    let section = "[filter \"\(String(repeating: "x", count: 60))\"]\nclean = x\n"
    let half = String(repeating: section, count: 8000)
    let planted = try Planted(
      HostileRepository(
        testDescription: "large", settings: "[include]\npath = more\n" + half,
        files: [".git/more": half]))
    let sentence = await problem(planted)
    #expect(sentence.contains("/.git/more, and what includes it, has more than 1 MB: remove"))
    #expect(await AppStrings.reading(planted.sources).fileCount == 2)
  }

  @Test func `A git that doesn't answer in time is named, and not asked again`() async throws {
    let planted = try Planted(HostileRepository(testDescription: "none"))
    let directory = planted.app.path("app/res")
    let hurried = GitProcess.result(
      ["rev-parse", "--show-toplevel"], in: directory, within: .init(time: .zero))
    #expect(hurried.ending == .tooLong(.zero))
    let sentence = await problem(planted)
    #expect(
      sentence.hasPrefix("git didn't answer about \(directory) within 0 seconds"), "\(sentence)")
    #expect(await AppStrings.reading(planted.sources).fileCount == 2)
    let other = try Planted(HostileRepository(testDescription: "none"))
    #expect(await problem(other).isEmpty)
  }
}
