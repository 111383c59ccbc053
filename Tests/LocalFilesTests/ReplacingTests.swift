import Foundation
import LocalFiles
import Testing

struct ReplacingTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func text(_ name: String) throws -> String {
    try LocalFile.text("\(folder.path)/\(name)", as: .draft)
  }

  @Test func `A file is made, replaced, and nothing is left beside it`() throws {
    let path = "\(folder.path)/a.json"
    try LocalFile.replace(path, with: Array("one".utf8))
    try LocalFile.replace(path, with: Array("two".utf8))
    #expect(try text("a.json") == "two")
    #expect(try folder.names() == ["a.json"])
  }

  @Test func `A new file is made whole, with nothing left beside it`() throws {
    try LocalFile.make("\(folder.path)/a.json", with: Array("one".utf8))
    #expect(try text("a.json") == "one")
    #expect(try folder.names() == ["a.json"])
  }

  @Test func `Making a file replaces nothing that has its name, links that lead nowhere included`()
    throws
  {
    let paths = [
      try folder.file("file", "old"), try folder.link("link", to: "file"),
      try folder.link("dangling", to: "nothing"),
    ]
    for path in paths {
      #expect(throws: FileFailure(path, .writing, .taken)) {
        try LocalFile.make(path, with: Array("new".utf8))
      }
    }
    #expect(try text("file") == "old")
    #expect(try folder.names() == ["dangling", "file", "link"])
  }

  @Test func `A directory is made once, and a file of its name is no directory`() throws {
    let path = "\(folder.path)/drafts"
    try LocalFile.makeDirectory(path)
    try LocalFile.makeDirectory(path)
    #expect(LocalFile.kind(path) == .directory)
    let file = try folder.file("file", "")
    #expect(throws: FileFailure(file, .writing, .taken)) { try LocalFile.makeDirectory(file) }
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o755])
  func `The mode of a file stays`(mode: Int) throws {
    let path = try folder.file("a", "old")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try LocalFile.replace(path, with: [])
    #expect(try folder.mode("a") == mode)
  }

  @Test func `A private file is its owner's alone, whatever was there`() throws {
    let path = try folder.file("a", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    try LocalFile.replace(path, with: [], access: .ownerOnly)
    #expect(try folder.mode("a") == 0o600)
    try LocalFile.replace("\(folder.path)/b", with: [], access: .ownerOnly)
    #expect(try folder.mode("b") == 0o600)
  }

  @Test func `A link stays a link, and the file that it leads to is replaced`() throws {
    _ = try folder.file("target", "old")
    let link = try folder.link("link", to: "target")
    try LocalFile.replace(link, with: Array("new".utf8))
    #expect(try text("target") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
    try LocalFile.replace(folder.link("dangling", to: "made"), with: Array("x".utf8))
    #expect(try text("made") == "x")
  }

  @Test func `A link is replaced on demand, and the file that it leads to stays`() throws {
    let target = try folder.file("target", "old")
    for (name, destination) in [("link", target), ("dangling", "made"), ("circle", "circle")] {
      let link = try folder.link(name, to: destination)
      try LocalFile.replace(link, with: Array("new".utf8), access: .ownerOnly, links: .replaced)
      #expect(FileStatus(unfollowed: link)?.kind == .regular)
      #expect(try text(name) == "new")
      #expect(try folder.mode(name) == 0o600)
    }
    #expect(try text("target") == "old")
    #expect(LocalFile.kind("\(folder.path)/made") == nil)
  }

  @Test func `Devices, pipes and directories are never replaced`() throws {
    for path in [
      folder.path, folder.pipe("p"), try folder.link("d", to: "/dev/null"),
      try folder.link("c", to: "c"),
    ] {
      #expect(throws: FileFailure.self, "\(path)") { try LocalFile.replace(path, with: []) }
    }
    #expect(LocalFile.kind("/dev/null") == .device)
    #expect(LocalFile.kind("\(folder.path)/p") == .namedPipe)
    #expect(try folder.names() == ["c", "d", "p"])
  }

  @Test func `A directory that isn't there is said`() {
    let path = "\(folder.path)/no/a"
    do {
      try LocalFile.replace(path, with: [])
      Issue.record("it was written")
    } catch {
      #expect(error.sentence == "couldn't write \(path): its directory doesn't exist")
    }
  }

  @Test func `A replacement that fails at the last step leaves nothing behind`() throws {
    let path = "\(folder.path)/\(String(repeating: "n", count: 300))"
    #expect(throws: FileFailure.self) { try LocalFile.replace(path, with: [1]) }
    #expect(try folder.names() == [])
  }
}
