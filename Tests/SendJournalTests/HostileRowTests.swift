import FCMClient
import Foundation
import GRDB
import TestPacing
import Testing

@testable import SendJournal

/// A journal may be shared, or come with a repository: every value of a row may be anything.
@Suite(.takingTurns)
struct HostileRowTests {
  private static let numbers = [
    "-9223372036854775808", "9223372036854775807", "-1", "0", "253402300800000",
    "-62135596800001", "NULL",
  ]
  private static let texts = [
    "''", "'x'", "CAST(x'ff00c328' AS TEXT)", "'a' || char(0) || 'b'", "char(27) || '[2J'",
    "printf('%.*c', 20000, '[')", "'-9223372036854775808'", "'accepted'", "'unknown'", "'send'",
    "'https://a b'", "NULL",
  ]

  /// An intent, its outcome, an intent, its settlement.
  private func filled(_ folder: TemporaryFolder) throws {
    let journal = try Samples.journal(in: folder)
    let first = try journal.write(Samples.intent(reason: "r"), at: Samples.time())
    _ = try journal.write(
      .refused(code: "C", sentence: "s"), of: first, at: Samples.time(1))
    let second = try journal.write(Samples.intent(), at: Samples.time(2))
    try journal.settle(second.id, delivered: true, note: "seen", at: Samples.time(3))
    try journal.database.close()
  }

  /// What a user with an SQLite shell can do.
  private func tamper(_ folder: TemporaryFolder, _ sql: String) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: folder.journal, configuration: configuration)
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA ignore_check_constraints = ON")
      for name in ["entries_stay_in_order", "entries_are_not_changed", "entries_are_not_deleted"] {
        try database.execute(sql: "DROP TRIGGER IF EXISTS \(name)")
      }
      // Some values fit no column of that type, or are there already.
      try? database.execute(sql: sql)
    }
    try queue.close()
  }

  private static let moments = [
    Samples.time(), JournalTime(milliseconds: .min), JournalTime(milliseconds: .max),
  ]

  /// Asks the journal for everything; it may refuse, and it must not end the program.
  private func readAll(_ path: String, at moments: some Collection<JournalTime>) throws {
    do throws(JournalFailure) {
      let history = try SendHistory.opening(path: path, host: "ops-1", processes: .all)
      _ = try history.verify()
      for format in SendHistory.ExportFormat.allCases { try history.export(format) { !$0.isEmpty } }
      for now in moments {
        for record in try history.records(at: now) {
          _ = ("\(record.time) \(record.outcomeTime as Any) \(record.settlement as Any)")
          _ = (record.state, record.isRunning)
        }
        _ = try history.unknownSends(at: now)
      }
    } catch {
      #expect(error.kind == .corrupted, "\(error)")
      #expect(!error.sentence.contains("NSCocoa"))
    }
  }

  @Test(arguments: [Int64.min, -70_000_000_000_000, 253_402_300_801_147, .max])
  func `What a clock has written that is wrong by thousands of years can be read again`(
    milliseconds: Int64
  ) throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    _ = try journal.write(Samples.intent(), at: JournalTime(milliseconds: milliseconds))
    try journal.database.close()
    let history = try SendHistory.opening(path: folder.journal, host: "ops-1", processes: .all)
    _ = try history.verify()
    #expect(try history.records(at: Samples.time()).count == 1)
  }

  @Test(arguments: JournalRow.Column.allCases)
  func `No value of a column ends the program`(column: JournalRow.Column) throws {
    let folder = try TemporaryFolder()
    try filled(folder)
    let whole = try TemporaryFolder()
    // The tables are strict: a number column takes numbers only.
    let isNumber: Set<JournalRow.Column> = [.id, .version, .intent, .time, .process, .delivered]
    let values = isNumber.contains(column) ? Self.numbers : Self.texts
    // A quarter of the columns get every fourth value, the next the one after it; the long run gives all to all.
    let isLong = ProcessInfo.processInfo.environment["PUSHWRIGHT_KILLS"] != nil
    let quarter = (JournalRow.Column.allCases.firstIndex(of: column) ?? 0) % 4
    for (number, value) in values.enumerated() where isLong || number < 2 || number % 4 == quarter {
      // Each value in one kind of row; the ends of the scale in all of them.
      for rows in number < 2 ? ["", " WHERE id = 1"] : [" WHERE id = \(number % 4 + 1)"] {
        for name in try FileManager.default.contentsOfDirectory(atPath: whole.path) {
          try FileManager.default.removeItem(atPath: whole.file(name))
        }
        try FileManager.default.copyItem(atPath: folder.journal, toPath: whole.journal)
        try tamper(whole, "UPDATE entries SET \(column.rawValue) = \(value)\(rows)")
        // The clock is compared with these alone.
        let isTimed = column == .time || column == .process
        try readAll(whole.journal, at: isTimed ? Self.moments[...] : Self.moments.prefix(1))
        if !rows.isEmpty { try write(whole.journal) }
      }
    }
  }

  /// A row that was changed does not end the program that writes the next one either.
  private func write(_ path: String) throws {
    let intent = try Samples.intent()
    do throws(JournalFailure) {
      let journal = try SendJournal.opening(path: path, author: Samples.mia)
      _ = try journal.write(intent, at: Samples.time())
      try journal.settle(IntentID(3), delivered: false, note: "n", at: Samples.time())
    } catch {
      #expect([.corrupted, .alreadyKnown, .unknownIntent].contains(error.kind), "\(error)")
    }
  }

  @Test func `A time that no clock shows makes its row unreadable`() throws {
    let folder = try TemporaryFolder()
    try filled(folder)
    try tamper(folder, "UPDATE entries SET time = -9223372036854775808 WHERE id = 1")
    let history = try SendHistory.opening(path: folder.journal, host: "ops-1")
    let failure = #expect(throws: JournalFailure.self) { try history.records(at: Samples.time()) }
    #expect(failure?.sentence.hasPrefix("row 1 of the history file") == true)
  }

  @Test func `A value that is longer than any of Pushwright's is neither read nor written`() throws
  {
    let folder = try TemporaryFolder()
    try filled(folder)
    try tamper(folder, "UPDATE entries SET payload = printf('%.*c', 9000000, 'x') WHERE id = 1")
    let history = try SendHistory.opening(path: folder.journal, host: "ops-1")
    let failure = #expect(throws: JournalFailure.self) { try history.records(at: Samples.time()) }
    #expect(failure?.kind == .corrupted)
    #expect(failure?.sentence.hasPrefix("no value of the history file") == true)
    guard case .broken = try history.verify() else {
      Issue.record("the row counts as intact")
      return
    }
    let journal = try Samples.journal(in: TemporaryFolder())
    let long = String(repeating: "x", count: 9_000_000)
    #expect(throws: JournalFailure.self) {
      try journal.write(Samples.intent(payload: long), at: Samples.time())
    }
  }

  @Test(arguments: ["9223372036854775806", "9223372036854775807", "9007199254740993"])
  func `After a row of a number that no journal reaches, no send begins`(number: String) throws {
    let folder = try TemporaryFolder()
    try filled(folder)
    try tamper(folder, "UPDATE entries SET id = \(number) WHERE id = 4")
    let journal = try Samples.journal(in: folder)
    let failure = #expect(throws: JournalFailure.self) {
      try journal.write(Samples.intent(), at: Samples.time())
    }
    #expect(failure?.kind == .corrupted)
  }

  @Test func `A send of tomorrow is not in progress`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder, processes: .all)
    let written = try journal.write(Samples.intent(), at: Samples.time(86_400))
    #expect(try journal.history.record(written.id, at: Samples.time())?.state == .unknown)
  }

  @Test(arguments: [
    #""payload": "x""#, #""id": 7"#, #""delivered": 1"#, #""note": "x""#, #""previous": "x""#,
  ])
  func `What else a line beside the journal holds does not get into it`(member: String) throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    let row = JournalRow(Samples.accepted, of: written.id, by: Samples.mia, at: Samples.time(1))
    let line = row.pendingLine(intentHash: written.hash).dropLast() + ", \(member)}"
    try journal.database.close()
    try Data(line.utf8).write(to: URL(filePath: folder.journal + ".pending"))
    let later = try Samples.journal(in: folder)
    #expect(try later.history.record(written.id, at: Samples.time())?.outcome == Samples.accepted)
    guard case .intact(rows: 2, _) = try later.history.verify() else {
      Issue.record("the chain is broken")
      return
    }
  }
}
