import Foundation
import LocalFiles
import Testing

/// What is written through a link that came with a repository stays in that repository.
struct StrayLinkTests {
  private let folder: TestFolder
  private let real: String

  /// A repository and a project without one, a folder beside them, and a link that isn't theirs.
  init() throws {
    folder = try TestFolder()
    real = RealPath.of(folder.path)
    for path in ["repo/.git", "repo/drafts", "project/drafts", "outside/deep", "repo/lib"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
    }
    _ = try folder.file("project/pushwright.toml")
    _ = try folder.file("repo/lib/pushwright.toml")
    _ = try folder.file("outside/victim", "old")
    _ = try folder.link("way", to: "repo")
  }

  @Test(
    arguments: ["repo", "project"],
    [
      // The link, where it leads, and the name that is written.
      ("out", "../outside/victim", "out"), ("out", "../outside/new", "out"),
      ("out", "../outside", "out/new"), ("out", "../outside/none/none", "out"),
      ("drafts/out", "../../outside/victim", "drafts/out"),
      ("out", "../outside/deep", "out/../victim"), ("out", "drafts/../../outside/victim", "out"),
      ("first", "second", "first"), ("..file", "../outside/victim", "drafts/../..file"),
    ])
  func `A link that leads out is named with its target, and nothing is written`(
    ground: String, attack: (link: String, target: String, name: String)
  ) throws {
    _ = try folder.link("\(ground)/\(attack.link)", to: attack.target)
    if attack.target == "second" {
      _ = try folder.link("\(ground)/second", to: "../outside/victim")
    }
    let path = "\(folder.path)/\(ground)/\(attack.name)"
    do throws(FileFailure) {
      try LocalFile.replace(path, with: [1])
      Issue.record("it was written")
    } catch {
      #expect(error.sentence.contains("the link \(real)/\(ground)/"), "\(error.sentence)")
      #expect(error.sentence.contains("to \(real)/outside"), "\(error.sentence)")
    }
    #expect(try LocalFile.text("\(folder.path)/outside/victim", as: .draft) == "old")
    #expect(LocalFile.kind("\(folder.path)/outside/new") == nil)
  }

  @Test func `A project whose file has another name is guarded once it is used`() throws {
    _ = try folder.file("outside/deep/my.toml")
    _ = try folder.link("outside/deep/out", to: "../victim")
    let path = "\(folder.path)/outside/deep/out"
    #expect(StrayLink(onWayTo: path) == nil)
    StrayLink.guardProject(in: "\(folder.path)/outside/deep")
    #expect(StrayLink(onWayTo: path)?.target == "\(real)/outside/victim")
  }

  @Test(arguments: [
    // The link, where it leads, and the name that is written.
    ("out", ".git/hooks/pre-commit", "out"), ("out", ".git/hooks", "out/pre-commit"),
    ("out", ".git", "out/config"), ("drafts/out", "../lib/.GIT/hooks", "drafts/out/new"),
  ])
  func `A link into git's own files is named, and no command of git's is written`(
    attack: (link: String, target: String, name: String)
  ) throws {
    for path in ["repo/.git/hooks", "repo/lib/.GIT/hooks"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
    }
    _ = try folder.link("repo/\(attack.link)", to: attack.target)
    do throws(FileFailure) {
      try LocalFile.replace("\(folder.path)/repo/\(attack.name)", with: [1])
      Issue.record("it was written")
    } catch {
      let words =
        "the link \(real)/repo/\(attack.link) leads into git's own files, to \(real)/repo/"
      #expect(error.sentence.contains(words), "\(error.sentence)")
    }
    // Who names the place itself means it.
    try LocalFile.replace("\(folder.path)/repo/.git/hooks/own", with: [1])
  }

  @Test(arguments: [true, false])
  func `Where .git is a file or a link, what it stands for is git's too`(isLink: Bool) throws {
    let root = "\(folder.path)/linked"
    for path in [".g/objects", ".g/hooks"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(path)", withIntermediateDirectories: true)
    }
    _ = try folder.file("linked/.g/HEAD")
    _ = isLink ? try folder.link("linked/.git", to: ".g") : try folder.file("linked/.git")
    _ = try folder.link("linked/report.html", to: ".g/hooks/post-commit")
    #expect(StrayLink(onWayTo: "\(root)/report.html")?.leadsToGit == true)
    do throws(FileFailure) {
      try LocalFile.replace("\(root)/report.html", with: [1])
      Issue.record("it was written")
    } catch {
      #expect(error.sentence.contains("leads into git's own files"), "\(error.sentence)")
    }
  }

  @Test func `The user's own links and links inside of the repository are followed`() throws {
    _ = try folder.link("repo/in", to: "drafts/in")
    _ = try folder.link("repo/lib/up", to: "../drafts/up")
    _ = try folder.link("repo/whole", to: ".")
    _ = try folder.link("outside/back", to: "../outside/victim")
    for name in [
      "repo/in", "repo/lib/up", "repo/whole/a", "way/b", "outside/back", "repo/../outside/c",
      "way/drafts/d", "repo/drafts/plain",
    ] {
      try LocalFile.replace("\(folder.path)/\(name)", with: Array(name.utf8))
      #expect(try LocalFile.text("\(folder.path)/\(name)", as: .draft) == name)
    }
    #expect(try LocalFile.text("\(folder.path)/repo/drafts/up", as: .draft) == "repo/lib/up")
  }

  @Test func `A link in the place of a file that is ours alone is replaced, not followed`() throws {
    let link = try folder.link("repo/state", to: "../outside/victim")
    try LocalFile.replace(link, with: [], links: .replaced)
    #expect(try LocalFile.text("\(folder.path)/outside/victim", as: .draft) == "old")
  }

  @Test func `A descriptor of the shell is written to, and no file of that name made`() throws {
    let pipe = Pipe()
    let number = pipe.fileHandleForWriting.fileDescriptor
    try LocalFile.write(Array("text".utf8), toArgument: "/dev/fd/\(number)")
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("text".utf8))
    #expect(throws: FileFailure.self) { try LocalFile.write([1], toArgument: "/dev/fd/9999") }
    #expect(LocalFile.outputDescriptor("/dev/stdout") == 1)
    #expect(LocalFile.outputDescriptor("out/dev/stdout") == nil)
  }
}
