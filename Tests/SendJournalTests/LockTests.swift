import Foundation
import GRDB
import Glibc
import TestPacing
import Testing

@testable import SendJournal

/// Another program that does not let go of what the journal needs.
@Suite(.takingTurns)
struct LockTests {
  /// A lock that is held until it is released, as `flock PATH sleep 1d` holds it.
  private struct Lock {
    private let descriptor: Int32

    init(_ path: String) throws {
      descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
      var isHeld = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      for _ in 0..<500 where !isHeld {
        usleep(10_000)
        isHeld = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      }
      try #require(isHeld)
    }

    func release() { _ = close(descriptor) }
  }

  /// A program that another test starts has all descriptors, and so all locks, for a moment.
  private static let patience = LockPatience(attempts: 50, pause: 10)

  private func opening(_ folder: TemporaryFolder) throws(JournalFailure) -> SendJournal {
    try SendJournal.opening(
      path: folder.journal, author: Samples.mia, processes: .none, patience: Self.patience)
  }

  @Test func `A lock of the directory, which any reader can take, holds nothing up`() throws {
    let folder = try TemporaryFolder()
    let lock = try Lock(folder.path)
    let journal = try opening(folder)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    try journal.forbidWriting()
    guard case .pending = try journal.write(Samples.accepted, of: written, at: Samples.time(1))
    else {
      Issue.record("the outcome is in the journal")
      return
    }
    lock.release()
  }

  @Test func `A journal that stays locked is not opened, and a sentence says what holds it`() throws
  {
    let folder = try TemporaryFolder()
    try opening(folder).database.close()
    let lock = try Lock(folder.journal + ".pending")
    let failure = #expect(throws: JournalFailure.self) { try opening(folder) }
    #expect(failure?.kind == .locked)
    #expect(
      failure?.sentence
        == "another program has locked the history's file \(folder.journal).pending")
    #expect(failure?.remedy.hasPrefix("wait until it is done, or end it") == true)
    lock.release()
  }

  @Test func `An outcome that finds the journal and its file locked is taken up later`() throws {
    let folder = try TemporaryFolder()
    let journal = try opening(folder)
    let written = try journal.write(
      [Samples.intent(), Samples.intent(target: "topic other")], at: Samples.time())
    try journal.forbidWriting()
    _ = try journal.write(Samples.accepted, of: written[0], at: Samples.time(1))
    let lock = try Lock(folder.journal + ".pending")
    guard case .pending = try journal.write(Samples.accepted, of: written[1], at: Samples.time(1))
    else {
      Issue.record("the outcome is in the journal")
      return
    }
    lock.release()
    try journal.database.close()
    let later = try opening(folder)
    for intent in written {
      let record = try later.history.record(intent.id, at: Samples.time(2))
      #expect(record?.outcome == Samples.accepted)
    }
  }

  @Test func `What is put behind the end stays when the lines before are taken up`() throws {
    let folder = try TemporaryFolder()
    try opening(folder).database.close()
    let pending = PendingOutcomes(
      directory: try JournalDirectory(try JournalPlace(folder.journal)),
      patience: Self.patience)
    try pending.append("{\"version\": 1, \"first\": 1}")
    let file = try pending.locked()
    try file.takeUp { (lines: [String]) throws(JournalFailure) in
      #expect(lines == ["{\"version\": 1, \"first\": 1}"])
      // Another program finds the lock taken while these go into the journal.
      try pending.append("{\"version\": 1, \"second\": 2}")
      return [true]
    }
    let text = try String(contentsOfFile: folder.journal + ".pending", encoding: .utf8)
    #expect(text.split(separator: "\n") == ["{\"version\": 1, \"second\": 2}"])
  }
}
