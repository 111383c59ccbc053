import Foundation
import Testing

@testable import Commands

/// Which project file belongs to a directory.
struct ProjectFilePathTests {
  private final class Tree {
    let root: URL

    init() throws {
      root =
        FileManager.default.temporaryDirectory
        .appending(path: "project-\(UUID().uuidString)").standardizedFileURL
      try FileManager.default.createDirectory(
        at: root.appending(path: "shop/push/drafts"), withIntermediateDirectories: true)
      try Data().write(to: root.appending(path: "shop/pushwright.toml"))
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func path(_ name: String) -> String { root.appending(path: name).path(percentEncoded: false) }
  }

  @Test(arguments: ["shop", "shop/", "shop/push", "shop/push/drafts/", "shop/push/../push"])
  func `The nearest project upward is a directory's own`(name: String) throws {
    let tree = try Tree()
    let directory = tree.path(".") + "/" + name
    #expect(Project.filePath(around: directory) == tree.path("shop/pushwright.toml"))
  }

  @Test func `A directory alone is looked into, with or without its slash`() throws {
    let tree = try Tree()
    for slash in ["", "/"] {
      #expect(
        Project.filePath(in: tree.path("shop") + slash) == tree.path("shop/pushwright.toml"))
      #expect(Project.filePath(in: tree.path("shop/push") + slash) == nil)
    }
  }

  @Test func `A link that leads nowhere isn't passed over for a project above it`() throws {
    let tree = try Tree()
    let link = tree.path("shop/push/pushwright.toml")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone.toml")
    #expect(Project.filePath(in: tree.path("shop/push")) == link)
    #expect(Project.filePath(around: tree.path("shop/push/drafts")) == link)
    for named in [tree.path("shop/push"), link] {
      var options = ProjectOptions()
      options.project = named
      let failure = #expect(throws: CommandFailure.self) { try Project(options) }
      #expect(failure?.status == .configuration)
      #expect(failure?.sentence.hasSuffix("it is a link to a file that isn't there") == true)
    }
  }
}
