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

  @Test func `Of programs that look for a send and record it at once only the first records it`()
    async throws
  {
    let folder = try TemporaryFolder()
    let intent = try Samples.intent()
    let query = JournalQuery(kinds: [.send], project: intent.project, target: intent.target)
    let results = try await withThrowingTaskGroup { group in
      for _ in 1...8 {
        group.addTask {
          let journal = try Samples.journal(in: folder)
          let result = try journal.write(intent, at: Samples.time(), after: [query, query]) {
            $0.isEmpty ? nil : Objection(records: $0)
          }
          return result.map(\.id).mapError { objection in
            // Each send once, however many queries find it.
            #expect(objection.records.map(\.intent) == [intent])
            return objection
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count { (try? $0.get()) != nil } == 1)
    #expect(try Samples.journal(in: folder).history.records(at: Samples.time()).count == 1)
  }

  private struct Objection: Error {
    var records: [SendRecord]
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
