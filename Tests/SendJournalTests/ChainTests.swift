import FCMClient
import Foundation
import GRDB
import Testing

@testable import SendJournal

/// What `history verify` finds.
struct ChainTests {
  /// An intent, its outcome, an intent, its settlement.
  private func filled(_ folder: TemporaryFolder) throws -> SendJournal {
    let journal = try Samples.journal(in: folder)
    let first = try journal.write(Samples.intent(), at: Samples.time())
    _ = try journal.write(Samples.accepted, of: first, at: Samples.time(1))
    let second = try journal.write(Samples.intent(target: "token Ünïcode"), at: Samples.time(2))
    try journal.settle(second.id, delivered: true, note: "seen on my phone", at: Samples.time(3))
    return journal
  }

  /// What a user with an SQLite shell can do.
  private func tamper(_ folder: TemporaryFolder, _ sql: String) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: folder.journal, configuration: configuration)
    try queue.write { database in
      let names = try String.fetchAll(
        database, sql: "SELECT name FROM sqlite_master WHERE type = 'trigger'")
      for name in names { try database.execute(sql: "DROP TRIGGER \(name)") }
      try database.execute(sql: sql)
    }
    try queue.close()
  }

  @Test func `An untouched journal is intact, and its last hash stands for all of it`() throws {
    let folder = try TemporaryFolder()
    let journal = try filled(folder)
    let head = try journal.database.read {
      try String.fetchOne($0, sql: "SELECT hash FROM entries WHERE id = 4")
    }
    #expect(try journal.history.verify() == .intact(rows: 4, head: head))
    #expect(try journal.history.verify(including: head) == .intact(rows: 4, head: head))
  }

  @Test(arguments: ["project", "target", "payload", "send_kind", "user"])
  func `What is hidden behind a NUL is a change`(column: String) throws {
    let folder = try TemporaryFolder()
    let journal = try filled(folder)
    try tamper(
      folder, "UPDATE entries SET \(column) = \(column) || char(0) || 'x' WHERE id = 1")
    let verification = try journal.history.verify()
    #expect(verification == .broken(row: 1, sentence: "row 1 was changed after it was written"))
  }

  @Test func `An index that leaves out rows is damage`() throws {
    let folder = try TemporaryFolder()
    try filled(folder).database.close()
    let queue = try DatabaseQueue(path: folder.journal)
    try queue.writeWithoutTransaction { database in
      let name = "entries_of_intent"
      let sql = try String.fetchOne(
        database, sql: "SELECT sql FROM sqlite_master WHERE name = ?", arguments: [name])
      try database.execute(sql: "DROP INDEX \(name)")
      try database.execute(
        sql: "CREATE UNIQUE INDEX \(name) ON entries (intent, kind) WHERE intent < 0")
      try database.execute(sql: "PRAGMA writable_schema = ON")
      try database.execute(
        sql: "UPDATE sqlite_master SET sql = ? WHERE name = ?", arguments: [sql, name])
    }
    try queue.close()
    let history = try SendHistory.opening(path: folder.journal, host: "ops-1")
    guard case .broken(row: nil, let sentence) = try history.verify() else {
      Issue.record("the index isn't looked at")
      return
    }
    #expect(sentence.hasPrefix("SQLite reports a damaged file: row 2 missing from index"))
  }

  @Test
  func `A journal of the first schema stays intact, and goes on with a draft's name and title`()
    throws
  {
    let folder = try TemporaryFolder()
    let before = try filled(folder)
    let head = try before.history.verify()
    try before.database.close()
    try folder.rewriteJournal(asOf: "1")
    let old = try SendHistory.opening(path: folder.journal, host: "ops-1")
    #expect(try old.verify() == head)
    #expect(try old.records(at: Samples.time(9)).map(\.intent.draft) == [nil, nil])
    let journal = try Samples.journal(in: folder)
    #expect(try journal.history.verify() == head)
    var intent = try Samples.intent()
    (intent.draft, intent.title) = ("sale.json", "The sale has started")
    let written = try journal.write(intent, at: Samples.time(10))
    #expect(try journal.history.record(written.id, at: Samples.time(11))?.intent == intent)
    guard case .intact(let rows, let newHead) = try journal.history.verify() else {
      Issue.record("the chain is broken")
      return
    }
    #expect(rows == 5 && newHead == written.hash)
    try journal.database.close()
    try tamper(folder, "UPDATE entries SET title = 'another' WHERE id = 5")
    let tampered = try SendHistory.opening(path: folder.journal, host: "ops-1")
    guard case .broken(let row, _) = try tampered.verify() else {
      Issue.record("a changed title was not found")
      return
    }
    #expect(row == 5)
  }

  @Test
  func `A journal of the third schema stays intact, and goes on with what reviewers said`()
    throws
  {
    let folder = try TemporaryFolder()
    let before = try filled(folder)
    let head = try before.history.verify()
    try before.database.close()
    try folder.rewriteJournal(asOf: "3")
    let old = try SendHistory.opening(path: folder.journal, host: "ops-1")
    #expect(try old.verify() == head)
    #expect(try old.records(at: Samples.time(9)).map(\.intent.reviews) == [nil, nil])
    let journal = try Samples.journal(in: folder)
    #expect(try journal.history.verify() == head)
    var intent = try Samples.intent()
    intent.reviews = "reviewed 24 of 24; by Ada <ada@example.com> (24 locales)"
    let written = try journal.write(intent, at: Samples.time(10))
    #expect(try journal.history.record(written.id, at: Samples.time(11))?.intent == intent)
    guard case .intact(let rows, let newHead) = try journal.history.verify() else {
      Issue.record("the chain is broken")
      return
    }
    #expect(rows == 5 && newHead == written.hash)
    try journal.database.close()
    try tamper(folder, "UPDATE entries SET reviews = 'all' WHERE id = 5")
    let tampered = try SendHistory.opening(path: folder.journal, host: "ops-1")
    guard case .broken(let row, _) = try tampered.verify() else {
      Issue.record("changed reviews were not found")
      return
    }
    #expect(row == 5)
  }

  @Test func `A journal of the second schema stays intact, and goes on with changes of topics`()
    throws
  {
    let folder = try TemporaryFolder()
    let before = try filled(folder)
    let head = try before.history.verify()
    try before.database.close()
    try folder.rewriteJournal(asOf: "2")
    #expect(try SendHistory.opening(path: folder.journal, host: "ops-1").verify() == head)
    let journal = try Samples.journal(in: folder)
    #expect(try journal.history.verify() == head)
    let written = try journal.write(Samples.intent(.topicAdd), at: Samples.time(10))
    _ = try journal.write(
      .accepted(name: "1 of 1 subscribed"), results: #"{"added":1}"#, of: written,
      at: Samples.time(11))
    guard case .intact(rows: 6, _) = try journal.history.verify() else {
      Issue.record("the chain is broken")
      return
    }
    try journal.database.close()
    try tamper(folder, "UPDATE entries SET results = '{}' WHERE id = 6")
    let tampered = try SendHistory.opening(path: folder.journal, host: "ops-1")
    guard case .broken(row: 6, _) = try tampered.verify() else {
      Issue.record("changed results were not found")
      return
    }
  }

  @Test func `A journal of the fourth schema stays intact, and goes on with lists`() throws {
    let folder = try TemporaryFolder()
    let before = try filled(folder)
    let head = try before.history.verify()
    try before.database.close()
    try folder.rewriteJournal(asOf: "4")
    let old = try SendHistory.opening(path: folder.journal, host: "ops-1")
    #expect(try old.verify() == head)
    #expect(
      try old.records(matching: JournalQuery(states: [.unknown]), at: Samples.time(9)) == [])
    try old.database.close()
    let journal = try Samples.journal(in: folder)
    #expect(try journal.history.verify() == head)
    let written = try journal.write(Samples.intent(.list), at: Samples.time(10))
    _ = try journal.write(
      ListStep(begun: [0, 1], ended: []), of: written, at: Samples.time(11))
    guard case .intact(rows: 6, _) = try journal.history.verify() else {
      Issue.record("the chain is broken")
      return
    }
    // The rules of the table hold as before.
    #expect(throws: DatabaseError.self) {
      try journal.database.write { try $0.execute(sql: "DELETE FROM entries WHERE id = 6") }
    }
    #expect(throws: DatabaseError.self) {
      try journal.database.write { try $0.execute(sql: "UPDATE entries SET note = 'x'") }
    }
  }

  @Test func `An empty journal is intact`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    #expect(try journal.history.verify() == .intact(rows: 0, head: nil))
  }

  @Test(arguments: [
    ("UPDATE entries SET target = 'topic industry-tecH' WHERE id = 1", 1, "changed"),
    ("UPDATE entries SET time = time + 1 WHERE id = 2", 2, "changed"),
    ("UPDATE entries SET sentence = 'no' WHERE id = 2", 2, "changed"),
    ("UPDATE entries SET note = '' WHERE id = 4", 4, "changed"),
    ("UPDATE entries SET hash = replace(hash, substr(hash, 1, 1), 'x') WHERE id = 3", 3, "changed"),
    ("DELETE FROM entries WHERE id = 2", 3, "row 2 is missing"),
    ("DELETE FROM entries WHERE id = 1", 2, "row 1 is missing"),
    ("UPDATE entries SET version = 2 WHERE id = 1", 1, "version"),
  ])
  func `A change is found, and the row is named`(sql: String, row: Int64, words: String) throws {
    let folder = try TemporaryFolder()
    let journal = try filled(folder)
    try tamper(folder, sql)
    guard case .broken(row, let sentence) = try journal.history.verify() else {
      Issue.record("\(try journal.history.verify())")
      return
    }
    #expect(sentence.contains(words))
  }

  @Test(arguments: [
    (1, JournalRow.Column.endpoint, "http://evil"), (1, .sendKind, "prank"), (1, .project, ""),
    (2, .outcome, "lost"),
  ])
  func `A row that Pushwright can't read is broken, though all hashes are right`(
    id: Int64, column: JournalRow.Column, value: String
  ) throws {
    let folder = try TemporaryFolder()
    let journal = try filled(folder)
    let rows = try journal.database.read {
      try Row.fetchAll($0, sql: "SELECT * FROM entries ORDER BY id").map(JournalRow.init)
    }
    var previous: String?
    let changes = rows.map { row in
      var row = row
      if row.integer(.id) == id { row.set(column, value) }
      row.set(.previous, previous)
      previous = row.digest
      let (number, old) = (row.integer(.id) ?? 0, row.text(.previous).map { "'\($0)'" } ?? "NULL")
      return "UPDATE entries SET previous = \(old), hash = '\(row.digest)' WHERE id = \(number)"
    }
    let change = "UPDATE entries SET \(column.rawValue) = '\(value)' WHERE id = \(id)"
    try tamper(folder, ([change] + changes).joined(separator: ";"))
    let verification = try journal.history.verify()
    #expect(
      verification
        == .broken(row: id, sentence: "row \(id) has values that Pushwright never writes"))
  }

  @Test func `A row that was hashed anew breaks the one after it`() throws {
    let folder = try TemporaryFolder()
    let journal = try filled(folder)
    var row = try #require(
      try journal.database.read { try Row.fetchOne($0, sql: "SELECT * FROM entries WHERE id = 2") }
        .map(JournalRow.init))
    row.set(.name, "projects/demo-shop/messages/2")
    let name = try #require(row.text(.name))
    try tamper(
      folder, "UPDATE entries SET name = '\(name)', hash = '\(row.digest)' WHERE id = 2")
    let verification = try journal.history.verify()
    #expect(
      verification
        == .broken(
          row: 3,
          sentence: "row 3 doesn't follow the previous row: one of them was inserted or replaced"))
  }

  @Test func `Rows that were taken off the end are missed by whoever noted the hash`() throws {
    let folder = try TemporaryFolder()
    let journal = try filled(folder)
    guard case .intact(4, let head?) = try journal.history.verify() else {
      Issue.record("the journal is not intact")
      return
    }
    try tamper(folder, "DELETE FROM entries WHERE id = 4")
    guard case .broken(nil, let sentence) = try journal.history.verify(including: head) else {
      Issue.record("the missing row was not found")
      return
    }
    #expect(sentence.contains(head))
  }

  @Test(arguments: [
    "UPDATE entries SET user = 'noah'", "DELETE FROM entries WHERE id = 4",
    "INSERT OR REPLACE INTO entries SELECT * FROM entries WHERE id = 4",
    "INSERT INTO entries SELECT * FROM entries WHERE id = 4",
  ])
  func `SQLite itself refuses to change a row`(sql: String) throws {
    let folder = try TemporaryFolder()
    let journal = try filled(folder)
    let queue = try DatabaseQueue(path: folder.journal)
    #expect(throws: DatabaseError.self) { try queue.write { try $0.execute(sql: sql) } }
    guard case .intact(rows: 4, _) = try journal.history.verify() else {
      Issue.record("the journal was changed")
      return
    }
  }

  @Test func `A damaged page is found`() throws {
    let folder = try TemporaryFolder()
    try filled(folder).database.close()
    let file = try FileHandle(forUpdating: URL(filePath: folder.journal))
    let end = try file.seekToEnd()
    for page in stride(from: 4096 + 8, to: end, by: 4096) {
      try file.seek(toOffset: page)
      try file.write(contentsOf: Data(repeating: 0xEE, count: 512))
    }
    try file.close()
    do throws(JournalFailure) {
      let history = try SendHistory.opening(path: folder.journal, host: "ops-1")
      guard case .broken = try history.verify() else {
        Issue.record("the damage was not found")
        return
      }
    } catch {
      #expect(error.kind == .corrupted)
    }
  }

  /// The documented way, so that others can verify an export.
  @Test func `The hash is made of names, lengths and values in their order`() {
    var row = JournalRow()
    row.set(.note, "é")
    row.set(.kind, "settlement")
    row.set(.delivered, 1)
    row.seal(id: 12, previous: "ff")
    #expect(
      row.hashedText
        == "id 2 12\nkind 10 settlement\ndelivered 1 1\nnote 2 é\nprevious 2 ff\n")
    #expect(
      row.text(.hash) == "a663570de96e275f7e674506144f8e78f1c8f48fa6d0dd95fec3843e8ecebf81")
  }

  @Test func `A text with a NUL comes back as it was hashed`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(target: "topic a\0b"), at: Samples.time())
    let record = try #require(try journal.history.record(written.id, at: Samples.time()))
    #expect(record.intent.target == "topic a\u{FFFD}b")
    guard case .intact = try journal.history.verify() else {
      Issue.record("the journal is not intact")
      return
    }
  }
}
