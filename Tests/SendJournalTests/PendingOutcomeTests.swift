import FCMClient
import Foundation
import GRDB
import LocalFiles
import Testing

@testable import SendJournal

/// Outcomes that were known when the journal could not be written.
struct PendingOutcomeTests {
  /// Longer than what is left of the last page.
  private static let long = SendOutcome.refused(
    code: "INVALID_ARGUMENT", sentence: String(repeating: "ü\"\n", count: 3000))

  @Test func `An outcome that the full disk kept out of the journal is taken up later`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    try journal.fillDisk()
    guard
      case .pending(let failure) = try journal.write(
        Self.long, of: written, at: Samples.time(1))
    else {
      Issue.record("the outcome is in the journal")
      return
    }
    #expect(failure.kind == .diskFull)
    // Whoever has just been told that it was sent doesn't read that it is still under way.
    #expect(try journal.history.record(written.id, at: Samples.time())?.outcome == Self.long)
    try journal.database.close()
    // A program that only reads sees it already, and doesn't ask the user for a known outcome.
    let history = try SendHistory.opening(path: folder.journal, host: "ops-1")
    #expect(try history.record(written.id, at: Samples.time())?.outcome == Self.long)
    #expect(
      try history.records(matching: JournalQuery(states: [.unknown]), at: Samples.time()) == [])
    #expect(try pendingLines(folder).count == 1)

    let later = try SendJournal.opening(
      path: folder.journal, author: JournalAuthor(user: "noah", host: "ops-1"))
    let record = try #require(try later.history.record(written.id, at: Samples.time()))
    #expect(record.outcome == Self.long)
    #expect(record.outcomeTime == Samples.time(1))
    guard case .intact(rows: 2, _) = try later.history.verify() else {
      Issue.record("the chain is broken")
      return
    }
    #expect(try pendingLines(folder) == [])
    _ = try Samples.journal(in: folder)
    guard case .intact(rows: 2, _) = try later.history.verify() else {
      Issue.record("the outcome was taken up twice")
      return
    }
  }

  @Test func `The room for it was on the disk before`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let size = pendingSize(folder)
    #expect(size == 65_536)
    let written = try journal.write(
      (1...20).map { try Samples.intent(target: "token \($0)") }, at: Samples.time())
    try journal.forbidWriting()
    for intent in written {
      guard case .pending = try journal.write(Samples.accepted, of: intent, at: Samples.time())
      else {
        Issue.record("outcome \(intent.id) is in the journal")
        return
      }
    }
    #expect(pendingSize(folder) == size)
    #expect(try pendingLines(folder).count == 20)
  }

  @Test func `The next send of the same program takes it up`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    try journal.fillDisk()
    _ = try journal.write(Self.long, of: written, at: Samples.time(1))
    try journal.emptyDisk()
    _ = try journal.write(Samples.intent(), at: Samples.time(2))
    #expect(try journal.history.record(written.id, at: Samples.time())?.outcome == Self.long)
    #expect(try pendingLines(folder) == [])
  }

  @Test func `A line of a journal that was moved away is kept and counts for no other`() throws {
    let folder = try TemporaryFolder()
    let old = try Samples.journal(in: folder)
    let written = try old.write(Samples.intent(), at: Samples.time())
    try old.fillDisk()
    _ = try old.write(Self.long, of: written, at: Samples.time(1))
    try old.database.close()
    try FileManager.default.removeItem(atPath: folder.journal)

    let new = try Samples.journal(in: folder)
    let other = try new.write(Samples.intent(target: "topic other"), at: Samples.time(2))
    #expect(other.id == written.id)
    let again = try Samples.journal(in: folder)
    #expect(try again.history.record(other.id, at: Samples.time(3))?.state == .unknown)
    #expect(try pendingLines(folder).count == 1)
  }

  @Test func `A torn line spoils no other`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let pending = PendingOutcomes(
      directory: try JournalDirectory(try JournalPlace(folder.journal)), patience: .none)
    try pending.append("{\"version\": 1, \"kind\": \"outc")
    let written = try journal.write(Samples.intent(), at: Samples.time())
    try journal.fillDisk()
    _ = try journal.write(Self.long, of: written, at: Samples.time(1))
    try journal.database.close()
    let later = try Samples.journal(in: folder)
    #expect(try later.history.record(written.id, at: Samples.time())?.outcome == Self.long)
    #expect(try pendingLines(folder) == ["{\"version\": 1, \"kind\": \"outc"])
  }

  @Test func `Lines that are not taken up stay byte for byte, and the blank ones with them`() throws
  {
    let folder = try TemporaryFolder()
    try Samples.journal(in: folder).database.close()
    let path = folder.journal + ".pending"
    let strange = Data(
      Array("\n\n{\"version\": 1, \"a\"".utf8) + [0xFF, 0xC3, 0x28, 0x0D, 0x0A, 0x0A, 0x0A]
        + Array("{\"version\": 2}\n\n{\"vers".utf8))
    try strange.write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    _ = try Samples.journal(in: folder)
    let bytes = try #require(FileManager.default.contents(atPath: path))
    #expect(bytes.prefix(strange.count) == strange)
    #expect(bytes.dropFirst(strange.count).allSatisfy { $0 == 0x0A })
    #expect(bytes.count == 65_536)
  }

  @Test func `An outcome is recorded once`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    _ = try journal.write(Samples.accepted, of: written, at: Samples.time())
    let failure = #expect(throws: JournalFailure.self) {
      try journal.write(Self.long, of: written, at: Samples.time())
    }
    #expect(failure?.kind == .alreadyKnown)
    #expect(
      try journal.history.record(written.id, at: Samples.time())?.outcome == Samples.accepted)
  }

  private func pendingSize(_ folder: TemporaryFolder) -> Int? {
    FileStatus(unfollowed: folder.journal + ".pending")?.size
  }

  private func pendingLines(_ folder: TemporaryFolder) throws -> [String] {
    let text = try String(contentsOfFile: folder.journal + ".pending", encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }
}
