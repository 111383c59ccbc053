import FCMClient
import GRDB
import Testing

@testable import SendJournal

/// Two programs with one journal.
struct TwoWritersTests {
  @Test func `Two programs at once make one chain`() async throws {
    let folder = try TemporaryFolder()
    let count = 100
    try await withThrowingTaskGroup { group in
      for user in ["mia", "noah"] {
        group.addTask {
          let journal = try SendJournal.opening(
            path: folder.journal, author: JournalAuthor(user: user, host: "ops-1"))
          for number in 1...count {
            let time = Samples.time(Int64(number))
            let written = try journal.write(
              Samples.intent(target: "\(user) \(number)"), at: time)
            let outcome = SendOutcome.accepted(name: "\(user) \(number)")
            #expect(try journal.write(outcome, of: written, at: time) == .journal)
          }
        }
      }
      try await group.waitForAll()
    }
    let history = try SendHistory.opening(path: folder.journal, host: "ops-1")
    guard case .intact(rows: 4 * count, _) = try history.verify() else {
      Issue.record("the chain is broken")
      return
    }
    let records = try history.records(at: Samples.time())
    #expect(records.count == 2 * count)
    #expect(records.allSatisfy { $0.outcome == .accepted(name: $0.intent.target) })
  }

  @Test func `Programs that open a new journal at the same time all get it`() async throws {
    let folder = try TemporaryFolder()
    try await withThrowingTaskGroup { group in
      for number in 1...8 {
        group.addTask {
          let journal = try Samples.journal(in: folder)
          _ = try journal.write(Samples.intent(target: "\(number)"), at: Samples.time())
        }
      }
      try await group.waitForAll()
    }
    let history = try SendHistory.opening(path: folder.journal, host: "ops-1")
    guard case .intact(rows: 8, _) = try history.verify() else {
      Issue.record("the chain is broken")
      return
    }
  }
}
