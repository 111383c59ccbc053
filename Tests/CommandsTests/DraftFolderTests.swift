import Foundation
import Testing

@testable import Commands

/// The drafts below a directory.
struct DraftFolderTests {
  private static let draft = #"{"message": {"topic": "a"}}"#

  private func read(
    _ files: [String: String]
  ) throws -> (drafts: [String], unseen: [String], remarks: [String]) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "drafts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let path = folder.path(percentEncoded: false)
    let read = try DraftFolder.reading(path)
    return (
      read.drafts.map { String($0.dropFirst(path.count + 1)) },
      read.unseen.map { $0.replacing(path + "/", with: "") },
      read.remarks.map { $0.replacing(path + "/", with: "") }
    )
  }

  @Test func `They are found at any depth, by name; notes and hidden files are none`() throws {
    let read = try read([
      "b.json": Self.draft, "a/c.json": Self.draft, "a/c.pushwright.json": "{}",
      ".hidden.json": Self.draft, ".git/x.json": Self.draft, "readme.md": "x",
    ])
    #expect(read.drafts == ["a/c.json", "b.json"])
    #expect(read.remarks == [])
  }

  @Test(arguments: [
    #"{"name": "shop", "version": "1.0"}"#, "[1, 2]", "{}", #"{"type": "object"}"#,
  ])
  func `JSON that is no message is passed over, and that is said`(text: String) throws {
    let read = try read(["a.json": Self.draft, "package.json": text])
    #expect(read.drafts == ["a.json"])
    #expect(read.unseen == ["package.json: warning: not linted: it isn't an FCM message"])
  }

  @Test(arguments: [
    "", "{", #"{"mesage": {"topic": "a"}}"#, #"{"message": 1}"#, #"{"notification": 1}"#,
    #"{"Message": {"topic": "a"}}"#, #"[{"message": {}}, {"message": {}}]"#,
    #"[null, {"message": {}}]"#, #"[[[{"topic": "a"}], 1]]"#,
    String(repeating: "[", count: 40) + String(repeating: "]", count: 40),
  ])
  func `What may be a broken draft is one: it is never passed over`(text: String) throws {
    #expect(try read(["a.json": text]).drafts == ["a.json"])
  }

  @Test(arguments: ["A.JSON", "a.jsonc", "a.Json5"])
  func `A draft is one in each of JSON's endings`(name: String) throws {
    let read = try read([name: "// spring\n" + Self.draft, "\(name).pushwright.json": "{}"])
    #expect(read.drafts == [name])
    #expect(read.remarks == [])
  }

  @Test func `A configuration with comments is passed over, and that is said`() throws {
    let read = try read(["tsconfig.jsonc": "// ours\n{\"compilerOptions\": {}}"])
    #expect(read.drafts == [])
    #expect(read.unseen == ["tsconfig.jsonc: warning: not linted: it isn't an FCM message"])
  }

  @Test func `Notes without a draft are remarked`() throws {
    let read = try read(["a.json": Self.draft, "gone.pushwright.json": "{}"])
    #expect(read.remarks.count == 1)
    #expect(read.remarks.first?.hasPrefix("gone.pushwright.json: warning: ") == true)
  }

  @Test func `Links that lead in a circle are followed once`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "drafts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.draft.utf8).write(to: folder.appending(path: "a.json"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "loop"), withDestinationURL: folder)
    #expect(try DraftFolder.reading(folder.path).drafts.count == 1)
  }

  @Test
  func `A directory with more than is searched is refused with what to name, and listed in part`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "drafts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let deep = (0...DraftFolder.maximumDepth).map { "\($0)" }.joined(separator: "/")
    try FileManager.default.createDirectory(
      at: folder.appending(path: deep), withIntermediateDirectories: true)
    try Data(Self.draft.utf8).write(to: folder.appending(path: "0/a.json"))
    let complaint =
      "couldn't search all of \(folder.path) for drafts: it has more than 10000 directories, 100000 names, "
      + "20 MB of JSON or 16 levels; name the directory that has the drafts"
    let failure = #expect(throws: CommandFailure.self) { try DraftFolder.reading(folder.path) }
    #expect(failure?.sentence == complaint)
    #expect(failure?.status == .unreadableInput)
    let listed = DraftFolder.drafts(in: folder.path, goesBelow: true)
    #expect(listed.complaint == complaint)
    // Nothing is looked at once no one wants it.
    let unwanted = DraftFolder.drafts(in: folder.path, goesBelow: true, isWanted: { false })
    #expect(unwanted.paths.isEmpty && unwanted.complaint == nil)
  }

  @Test
  func `A link that leads out of the repository is not searched for drafts, and that is said`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "drafts-\(UUID().uuidString)")
    let manager = FileManager.default
    defer { try? manager.removeItem(at: folder) }
    for path in ["repo/.git", "repo/drafts", "outside"] {
      try manager.createDirectory(
        at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    for path in ["repo/drafts/a.json", "outside/b.json"] {
      try Data(Self.draft.utf8).write(to: folder.appending(path: path))
    }
    let link = folder.appending(path: "repo/drafts/out").path
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "../../outside")
    let read = try DraftFolder.reading(folder.appending(path: "repo/drafts").path)
    #expect(read.drafts.map { URL(filePath: $0).lastPathComponent } == ["a.json"])
    #expect(read.unseen.count == 1)
    #expect(read.unseen.first?.contains("/out: warning: not searched: the link ") == true)
    let failure = #expect(throws: CommandFailure.self) { try DraftFolder.reading(link) }
    #expect(failure?.sentence.hasPrefix("couldn't search \(link) for drafts: the link ") == true)
    #expect(failure?.sentence.hasSuffix("/outside; name that place itself") == true)
  }
}
