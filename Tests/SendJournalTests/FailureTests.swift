import FCMClient
import Foundation
import GRDB
import Testing

@testable import SendJournal

/// Journals that cannot be opened or written: nothing is sent, and nothing is destroyed.
struct FailureTests {
  private func opening(_ path: String) -> JournalFailure? {
    do throws(JournalFailure) {
      _ = try SendJournal.opening(path: path, author: Samples.mia)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "no history at all, but long enough to be looked at\n",
    "SQLite format 3\0" + String(repeating: "garbage ", count: 1000),
  ])
  func `A damaged file stays as it is, and the remedy is to move it away`(text: String) throws {
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: URL(filePath: folder.journal))
    let failure = try #require(opening(folder.journal))
    #expect(failure.kind == .corrupted)
    #expect(
      failure.sentence == "the history file \(folder.journal) is damaged, or isn't a history file")
    #expect(failure.remedy.hasPrefix("move it away"))
    #expect(FileManager.default.contents(atPath: folder.journal) == Data(text.utf8))
  }

  @Test func `Another program's database is not touched`() throws {
    let folder = try TemporaryFolder()
    let queue = try DatabaseQueue(path: folder.journal)
    try queue.write { try $0.execute(sql: "CREATE TABLE places (url TEXT)") }
    try queue.close()
    let before = FileManager.default.contents(atPath: folder.journal)
    #expect(opening(folder.journal)?.sentence == "\(folder.journal) is another program's database")
    #expect(FileManager.default.contents(atPath: folder.journal) == before)
  }

  @Test func `A newer Pushwright's journal is neither read nor written`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    try journal.database.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('99')")
    }
    try journal.database.close()
    let failure = try #require(opening(folder.journal))
    #expect(failure.kind == .newer)
    #expect(failure.sentence.contains("a newer Pushwright wrote the history file"))
    #expect(throws: failure) { try SendHistory.opening(path: folder.journal, host: "ops-1") }
  }

  @Test func `A journal that is not there can be begun but not read`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: JournalFailure.self) {
      try SendHistory.opening(path: folder.journal, host: "ops-1")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.journal))
    #expect(opening(folder.journal) == nil)
  }

  @Test func `A file that a crash left empty becomes a journal`() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(filePath: folder.journal))
    let reading = #expect(throws: JournalFailure.self) {
      try SendHistory.opening(path: folder.journal, host: "ops-1")
    }
    #expect(reading?.kind == .missing)
    #expect(opening(folder.journal) == nil)
  }

  @Test(arguments: [[], ["1"]])
  func `A journal whose making was killed between two steps is made whole`(steps: [String]) throws {
    let folder = try TemporaryFolder()
    let queue = try DatabaseQueue(path: folder.journal)
    if let last = steps.last {
      try JournalSchema.migrator.migrate(queue, upTo: last)
    } else {
      // The first of GRDB's transactions only makes its own table.
      try DatabaseMigrator().migrate(queue)
    }
    try queue.close()
    let journal = try Samples.journal(in: folder)
    _ = try journal.write(Samples.intent(), at: Samples.time())
    #expect(try journal.history.records(at: Samples.time()).count == 1)
  }

  @Test(arguments: ["/proc/pushwright/journal.sqlite", "/dev/null/journal.sqlite", "/proc/journal"])
  func `Where nothing can be made there is no journal`(path: String) {
    #expect(opening(path)?.kind == .notPermitted)
  }

  @Test func `In a read-only directory sends are listed, and none is made`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    _ = try journal.write(Samples.intent(), at: Samples.time())
    try journal.database.close()
    try folder.whileReadOnly {
      try OtherUser.access {
        let history = try SendHistory.opening(path: folder.journal, host: "ops-1")
        #expect(try history.records(at: Samples.time()).count == 1)
        guard case .intact(rows: 1, _) = try history.verify() else {
          Issue.record("the journal is not intact")
          return
        }
        #expect(opening(folder.journal)?.kind == .notPermitted)
      }
    }
  }

  @Test func `In a read-only directory a journal is read while another program writes it`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    _ = try journal.write(Samples.intent(), at: Samples.time())
    try folder.whileReadOnly {
      try OtherUser.access {
        let history = try SendHistory.opening(path: folder.journal, host: "ops-1")
        #expect(try history.records(at: Samples.time()).count == 1)
      }
    }
    _ = try journal.write(Samples.intent(), at: Samples.time())
    #expect(try journal.history.records(at: Samples.time()).count == 2)
  }

  @Test func `Changes that SQLite could not read in a read-only directory are not left out`() throws
  {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    _ = try journal.write(Samples.intent(), at: Samples.time())
    let copy = try TemporaryFolder()
    for end in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: folder.journal + end, toPath: copy.journal + end)
    }
    try copy.whileReadOnly {
      let failure = #expect(throws: JournalFailure.self) {
        try OtherUser.access { try SendHistory.opening(path: copy.journal, host: "ops-1") }
      }
      #expect(failure?.kind == .notPermitted)
      #expect(failure?.remedy.hasPrefix("copy both files") == true)
    }
    let history = try SendHistory.opening(path: copy.journal, host: "ops-1")
    #expect(try history.records(at: Samples.time()).count == 1)
  }

  @Test func `Without room for the intent nothing is sent`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    try journal.fillDisk()
    let intent = try Samples.intent(payload: String(repeating: "x", count: 20_000))
    let failure = #expect(throws: JournalFailure.self) {
      try journal.write(intent, at: Samples.time())
    }
    #expect(failure?.kind == .diskFull)
    #expect(failure?.sentence == "the disk of the history file \(folder.journal) is full")
    #expect(try journal.history.records(at: Samples.time()) == [])
  }

  @Test func `A journal that another program holds is said to be held`() {
    let error = DatabaseError(resultCode: .SQLITE_BUSY)
    #expect(JournalFailure(error, path: "/j").kind == .locked)
  }
}
