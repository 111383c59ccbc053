import ComposerState
import Foundation
import Testing

@testable import pushwright

struct DraftStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `A new name that a file has already is refused, and says what the file holds`() throws
  {
    let text = #"{"message": {"topic": "news"}}"#
    let path = try folder.write(text, to: "news.json")
    let outcome = DraftStore.save("{}", to: path, replacing: nil)
    guard case .nameTaken(path, let listing?) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(listing.target == "topic news")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(
      DraftStore.save("{}", to: folder.path, replacing: nil)
        == .nameTaken(path: folder.path, by: nil))
  }

  @Test func `A known file that another program has written is not replaced`() throws {
    let path = try folder.write("theirs", to: "news.json")
    #expect(
      DraftStore.save("mine", to: path, replacing: "known") == .changedOnDisk(path: path))
    #expect(
      DraftStore.save("mine", to: path, replacing: "theirs") == .saved(text: "mine", path: path))
  }

  @Test func `A draft that has become a pipe or a device is neither read nor replaced`() throws {
    let pipe = "\(folder.path)/pipe.json"
    _ = unsafe mkfifo(pipe, 0o600)
    let device = "\(folder.path)/device.json"
    try FileManager.default.createSymbolicLink(atPath: device, withDestinationPath: "/dev/zero")
    for path in [pipe, device] {
      #expect(
        DraftStore.save("mine", to: path, replacing: "known")
          == .failed("\(path) is no longer a regular file: save the draft under another name"))
      #expect(DraftPath.text(path) == nil)
      #expect(DraftListing(reading: path, in: .drafts)?.outcome == .unreadable)
      #expect(
        DraftStore.save("mine", to: path, replacing: nil)
          == .nameTaken(path: path, by: DraftListing(reading: path, in: .recent)))
    }
  }

  @Test func `A draft keeps its mode and its link when it is saved`() throws {
    let path = try folder.write("old", to: "news.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let link = "\(folder.path)/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "news.json")
    #expect(DraftStore.save("new", to: link, replacing: "old") == .saved(text: "new", path: link))
    #expect(try folder.permissions(of: "news.json") == 0o640)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "news.json")
  }

  @Test func `A read-only draft is replaced only if the user says so, and stays read-only`() throws
  {
    let path = try folder.write("old", to: "news.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(DraftStore.save("new", to: path, replacing: "old") == .writeProtected(path: path))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(
      DraftStore.save("new", to: path, replacing: "old", evenProtected: true)
        == .saved(text: "new", path: path))
    #expect(try folder.permissions(of: "news.json") == 0o444)
  }

  @Test func `What the program keeps is never waited for`() throws {
    let kept = PrivateFolder(path: folder.path)
    _ = unsafe mkfifo("\(folder.path)/recent.json", 0o600)
    #expect(kept.value([String].self, in: "recent.json") == nil)
    #expect(RecentDrafts(state: folder.path).paths == [])
  }
}
