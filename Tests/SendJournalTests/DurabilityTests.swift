import Foundation
import GRDB
import Testing

@testable import SendJournal

/// What is on the disk when a call returns.
struct DurabilityTests {
  @Test func `A commit waits for the disk, in WAL mode`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    #expect(try pragma("journal_mode", of: journal) == "wal")
    #expect(try pragma("synchronous", of: journal) == "2")
    _ = try journal.write(Samples.intent(), at: Samples.time())
    _ = try journal.history.verify()
    #expect(try pragma("synchronous", of: journal) == "2")
  }

  private func pragma(_ name: String, of journal: SendJournal) throws -> String? {
    try journal.database.read { try String.fetchOne($0, sql: "PRAGMA \(name)") }
  }

  @Test func `An intent is there for every other program when the call returns`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let other = try SendHistory.opening(
      path: folder.journal, host: "ops-1", processes: .none)
    let intent = try Samples.intent(reason: "the error is an old one")
    let written = try journal.write(intent, at: Samples.time())

    let record = try #require(try other.record(written.id, at: Samples.time(1)))
    #expect(record.intent == intent)
    #expect(record.time == Samples.time())
    #expect(record.author == Samples.mia)
    #expect(record.state == .unknown)

    #expect(try journal.write(Samples.accepted, of: written, at: Samples.time(1)) == .journal)
    let later = try #require(try other.record(written.id, at: Samples.time(1)))
    #expect(later.outcome == Samples.accepted)
    #expect(later.outcomeTime == Samples.time(1))
    #expect(later.state == .accepted)
  }

  @Test func `The journal and its folder are for their owner alone`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("state/pushwright/journal.sqlite")
    let journal = try SendJournal.opening(path: path, author: Samples.mia)
    _ = try journal.write(Samples.intent(), at: Samples.time())
    #expect(try folder.mode("state/pushwright") == 0o700)
    for name in ["", "-wal", "-shm", ".pending"] {
      #expect(try folder.mode("state/pushwright/journal.sqlite" + name) == 0o600)
    }
  }

  @Test func `A shared journal keeps the permissions that it was given`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.setAttributes([.posixPermissions: 0o770], ofItemAtPath: folder.path)
    _ = try Samples.journal(in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o660], ofItemAtPath: folder.journal)
    _ = try Samples.journal(in: folder)
    #expect(try folder.mode("journal.sqlite") == 0o660)
    #expect(try folder.mode("journal.sqlite.pending") == 0o660)
  }

  @Test func `Many intents are written all or none`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(
      (1...50).map { try Samples.intent(target: "token \($0)") }, at: Samples.time())
    #expect(written.map(\.id) == (1...50).map { IntentID($0) })
    try journal.database.writeWithoutTransaction { database in
      let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
      try database.execute(sql: "PRAGMA max_page_count = \(pages + 2)")
    }
    let more = try (1...500).map { try Samples.intent(target: "token \($0)") }
    let failure = #expect(throws: JournalFailure.self) {
      try journal.write(more, at: Samples.time())
    }
    #expect(failure?.kind == .diskFull)
    #expect(try journal.history.records(at: Samples.time()).count == 50)
  }
}
