import AppStrings
import ArgumentParser
import Foundation
import LocalFiles
import ProjectStart
import Synchronization
import Testing
import Workspace

@testable import Commands

/// `pushwright init` on the disk.
struct InitTests {
  /// A folder with an Android app and an Apple app; it is gone with the test.
  private final class Tree: Sendable {
    let root: String

    init(_ files: [String: String] = Tree.app) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      root = folder.path
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    static let app = [
      "app/src/main/res/values/strings.xml": """
      <resources>
        <string name="app_name">Demo Shop</string>
        <string name="push_title">Your order is here</string>
        <string name="push_body">Come and get it</string>
      </resources>
      """,
      "ios/Shop/en.lproj/Localizable.strings": "\"PUSH_TITLE\" = \"Your order is here\";",
    ]

    func text(_ name: String) -> String? {
      try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
    }

    func options(yes: Bool = true) throws -> InitOptions {
      try InitOptions.parse([root] + (yes ? ["--yes"] : []))
    }
  }

  @Test
  func `The file and the draft are those of the app, and the project is used without a problem`()
    async throws
  {
    let tree = try Tree()
    let report = try await InitRun(try tree.options(), ask: nil).run()
    #expect(report.contains("Wrote \(tree.root)/pushwright.toml"))
    #expect(report.contains("push_title, push_body"))
    let project = try Project(ProjectOptions.parse(["--project", tree.root]))
    #expect(project.problems == [])
    #expect(project.app?.name == "Demo Shop")
    #expect(project.sources.android.map { $0.hasSuffix("app/src/main/res") } == [true])
    #expect(project.sources.apple.map { $0.hasSuffix("ios/Shop") } == [true])
    #expect(tree.text("drafts/first-message.json")?.contains("\"push_body\"") == true)
  }

  @Test(arguments: ["pushwright.toml", "drafts/first-message.json"])
  func `Nothing is overwritten, and what exists is named`(name: String) async throws {
    let tree = try Tree([name: "mine"])
    await #expect(throws: CommandFailure.self) {
      try await InitRun(try tree.options(), ask: nil).run()
    }
    #expect(tree.text(name) == "mine")
    #expect(tree.text("pushwright.toml") == (name == "pushwright.toml" ? "mine" : nil))
    do {
      _ = try await InitRun(try tree.options(), ask: nil).run()
    } catch {
      #expect("\(error)".contains(name))
      #expect((error as? CommandFailure)?.status == .usage)
    }
  }

  @Test func `Drafts that are there stay, and the first one is put beside them`() async throws {
    let tree = try Tree(["drafts/mine.json": "{}"])
    _ = try await InitRun(try tree.options(), ask: nil).run()
    #expect(tree.text("drafts/mine.json") == "{}")
    #expect(tree.text("drafts/first-message.json") != nil)
  }

  @Test func `Without a terminal, only --yes goes on`() async throws {
    let tree = try Tree()
    await #expect(throws: CommandFailure.self) {
      try await InitRun(try tree.options(yes: false), ask: nil).run()
    }
    #expect(tree.text("pushwright.toml") == nil)
  }

  @Test func `A person who gives no answer gets no file`() async throws {
    let tree = try Tree()
    await #expect(throws: CommandFailure.self) {
      try await InitRun(try tree.options(yes: false), ask: { _ in nil }).run()
    }
    #expect(tree.text("pushwright.toml") == nil)
    #expect(LocalFile.kind("\(tree.root)/drafts") == nil)
  }

  @Test func `What the welcome asks for is this directory, with questions`() {
    #expect(InitOptions.here.directory == "." && !InitOptions.here.yes)
  }

  @Test func `A question is asked again until its answer can be used`() async throws {
    let tree = try Tree()
    let answers = Mutex(["My Shop", "Not An ID", "my-shop"])
    let asked = Mutex<[String]>([])
    _ = try await InitRun(try tree.options(yes: false)) { prompt in
      asked.withLock { $0.append(prompt) }
      return answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }.run()
    let project = try Project(ProjectOptions.parse(["--project", tree.root]))
    #expect(project.app?.name == "My Shop")
    #expect(project.file?.profiles.map(\.project) == ["my-shop"])
    #expect(asked.withLock { $0.count } == 3)
  }

  @Test func `A link that leads out of the directory is not followed, for reading or writing`()
    async throws
  {
    let elsewhere = try Tree()
    let tree = try Tree(["pyproject.toml": ""])
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: "\(tree.root)/app", withDestinationPath: "\(elsewhere.root)/app")
    try manager.createDirectory(atPath: "\(tree.root)/.git", withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: "\(tree.root)/drafts", withDestinationPath: elsewhere.root)
    await #expect(throws: CommandFailure.self) {
      try await InitRun(try tree.options(), ask: nil).run()
    }
    #expect(elsewhere.text("first-message.json") == nil)
    #expect(tree.text("pushwright.toml") == nil)
    #expect(FoundProject(in: WorkingTree.reading(tree.root)).isEmpty)
  }

  @Test func `A tree that is too large is read in part, and that is said`() throws {
    let tree = try Tree()
    var limits = WorkingTree.Limits()
    limits.folders = 3
    #expect(WorkingTree.reading(tree.root, limits).excess?.contains("too large") == true)
    limits = WorkingTree.Limits()
    limits.depth = 2
    #expect(WorkingTree.reading(tree.root, limits).excess?.contains("2 levels") == true)
    #expect(WorkingTree.reading(tree.root).excess == nil)
  }
}
