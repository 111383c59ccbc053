import ComposerState
import Dispatch
import Foundation
import Testing

@testable import pushwright

struct AutosaverTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func keeper(in state: String = "state") -> Autosaver {
    Autosaver(drafts: AutosavedDrafts(state: "\(folder.path)/\(state)", at: 60))
  }

  private func draft(_ keeper: Autosaver, _ text: String) -> AutosavedDraft {
    AutosavedDraft(id: keeper.drafts.session, file: DraftFile(), text: text, at: 50)
  }

  private func kept() throws -> String {
    let names = try folder.names(in: "state/drafts")
    let name = try #require(names.first { $0.hasSuffix(".draft.json") })
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

  @Test func `A session that is over leaves nothing open, and nothing is written behind it`()
    async throws
  {
    let keeper = keeper()
    #expect(await keeper.opened("/a.json", at: 60) == nil)
    #expect(try folder.names(in: "state/drafts").count == 1)
    keeper.close()
    #expect(try folder.names(in: "state/drafts") == [])
    #expect(await keeper.opened("/b.json", at: 60) == nil)
    #expect(try folder.names(in: "state/drafts") == [])
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
    #expect(sentence.hasPrefix("couldn't write \(folder.path)/blocked/drafts: "))
    #expect(keeper.keepAtLast(draft(keeper, "lost")) == sentence)
  }

  /// A disk so slow that nothing is begun until it is activated.
  private func slowKeeper(in state: String = "state") -> (Autosaver, DispatchQueue) {
    let queue = DispatchQueue(label: "a slow disk", attributes: .initiallyInactive)
    let drafts = AutosavedDrafts(state: "\(folder.path)/\(state)", at: 60)
    return (Autosaver(drafts: drafts, queue: queue), queue)
  }

  @Test(.timeLimit(.minutes(1)))
  func `Of drafts that wait for a slow disk only the last one is written`() async throws {
    try folder.write("a file in the way", to: "blocked")
    let (keeper, queue) = slowKeeper(in: "blocked")
    for number in 1...20 {
      // A draft that is written fails, and its closure reports it here.
      keeper.keep(draft(keeper, "text \(number)")) { _ in Issue.record("\(number) was written") }
    }
    await withCheckedContinuation { told in
      keeper.keep(draft(keeper, "the last")) { _ in told.resume() }
      queue.activate()
    }
  }

  @Test func `A draft that overtakes another forgets what that one was to replace`() throws {
    let names = (1...2).map { "\($0)-60.draft.json" }
    for name in names { try folder.write("{}", to: "state/drafts/\(name)") }
    let (keeper, queue) = slowKeeper()
    keeper.keep(draft(keeper, "first"), insteadOf: "1-60") { Issue.record("\($0)") }
    keeper.keep(draft(keeper, "second"), insteadOf: "2-60") { Issue.record("\($0)") }
    keeper.keep(draft(keeper, "third")) { Issue.record("\($0)") }
    queue.activate()
    keeper.settle()
    #expect(try folder.names(in: "state/drafts") == ["\(keeper.drafts.session).draft.json"])
    #expect(try kept().contains("third"))
  }

  @Test func `A draft overtakes none that was forgotten or discarded before it`() throws {
    let (keeper, queue) = slowKeeper()
    keeper.keep(draft(keeper, "given up")) { Issue.record("\($0)") }
    keeper.discard(draft(keeper, "given up"), insteadOf: keeper.drafts.session) {
      Issue.record("\($0)")
    }
    keeper.keep(draft(keeper, "saved")) { Issue.record("\($0)") }
    keeper.forget(keeper.drafts.session)
    keeper.keep(draft(keeper, "typed since")) { Issue.record("\($0)") }
    queue.activate()
    keeper.settle()
    #expect(keeper.drafts.discarded(at: 60).map(\.kept.text) == ["given up"])
    #expect(try kept().contains("typed since"))
  }
}
