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
}
