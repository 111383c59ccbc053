import Foundation
import Testing

@testable import Commands

/// Paths as code hosts want them.
struct RepositoryRootTests {
  @Test(arguments: [
    ("a.json", "app/push/a.json"), ("drafts/a.json", "app/push/drafts/a.json"),
    ("../res/values/strings.xml", "app/res/values/strings.xml"),
    ("/repo/app/res/values/strings.xml", "app/res/values/strings.xml"),
    ("/other/strings.xml", "/other/strings.xml"), ("../../../other/a", "../../../other/a"),
    ("-", "-"),
  ])
  func `A path is relative to the root, from whatever directory`(path: String, expected: String) {
    let root = RepositoryRoot("/repo", from: "/repo/app/push")
    #expect(root.path(path) == expected)
  }

  @Test func `Without a repository a path stays as it is`() {
    #expect(RepositoryRoot(nil).path("drafts/a.json") == "drafts/a.json")
  }

  @Test(arguments: [true, false])
  func `The root is where git's directory or file is`(isFile: Bool) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "root-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    let push = folder.appending(path: "app/push")
    try manager.createDirectory(at: push, withIntermediateDirectories: true)
    let git = folder.appending(path: ".git")
    if isFile {
      try Data("gitdir: ../x\n".utf8).write(to: git)
    } else {
      try manager.createDirectory(at: git, withIntermediateDirectories: true)
    }
    #expect(RepositoryRoot.around(push.path).path("a.json") == "app/push/a.json")
  }

  @Test func `Without a repository the fallback is the root`() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "root-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    let push = folder.appending(path: "push")
    try manager.createDirectory(at: push, withIntermediateDirectories: true)
    #expect(RepositoryRoot.around(push.path, else: folder.path).path("a.json") == "push/a.json")
  }
}
