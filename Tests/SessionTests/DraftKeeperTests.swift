import ComposerState
import Foundation
import Testing

@testable import pushwright

struct DraftKeeperTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func keeper(in state: String = "state") -> DraftKeeper {
    DraftKeeper(drafts: KeptDrafts(state: "\(folder.path)/\(state)", at: 60))
  }

  private func draft(_ keeper: DraftKeeper, _ text: String) -> KeptDraft {
    KeptDraft(id: keeper.drafts.session, file: DraftFile(), text: text, at: 50)
  }

  private func kept() throws -> String {
    let name = try #require(try folder.names(in: "state/drafts").first)
    return try String(contentsOfFile: "\(folder.path)/state/drafts/\(name)", encoding: .utf8)
  }

  @Test func `The last of many drafts is the one that stays`() throws {
    let keeper = keeper()
    for number in 1...20 {
      keeper.keep(draft(keeper, "text \(number)")) { Issue.record("\($0)") }
    }
    keeper.settle()
    #expect(try kept().contains("text 20"))
    #expect(keeper.keepAtLast(draft(keeper, "the end")) == nil)
    #expect(try kept().contains("the end"))
  }

  @Test func `What is forgotten after it was kept is gone`() throws {
    let keeper = keeper()
    keeper.keep(draft(keeper, "saved by now")) { Issue.record("\($0)") }
    keeper.forget(keeper.drafts.session)
    keeper.settle()
    #expect(try folder.names(in: "state/drafts") == [])
  }

  @Test(.timeLimit(.minutes(1)))
  func `Where nothing can be written the reason is told`() async throws {
    try folder.write("a file in the way", to: "blocked")
    let keeper = keeper(in: "blocked")
    let sentence = await withCheckedContinuation { told in
      keeper.keep(draft(keeper, "lost")) { told.resume(returning: $0) }
    }
    #expect(sentence.hasPrefix("\(folder.path)/blocked/drafts cannot be written: "))
    #expect(keeper.keepAtLast(draft(keeper, "lost")) == sentence)
  }
}
