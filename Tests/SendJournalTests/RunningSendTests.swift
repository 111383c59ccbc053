import FCMClient
import Foundation
import Testing

@testable import SendJournal

/// When a send without an outcome is in progress, and when its outcome is unknown.
struct RunningSendTests {
  private static let minutes: Int64 = 60

  @Test(arguments: [
    ("ops-1", true, 0, SendState.inProgress), ("ops-1", true, 14 * minutes, .inProgress),
    ("ops-1", true, -5 * minutes, .inProgress), ("ops-1", true, 15 * minutes, .unknown),
    ("ops-1", false, 0, .unknown), ("ops-2", true, 0, .unknown),
  ])
  func `A send is in progress while its process runs on this machine, for a quarter of an hour`(
    host: String, isRunning: Bool, age: Int64, state: SendState
  ) throws {
    let folder = try TemporaryFolder()
    let written = try Samples.journal(in: folder).write(Samples.intent(), at: Samples.time())
    let history = try SendHistory.opening(
      path: folder.journal, host: host, processes: isRunning ? .all : .none)
    #expect(try history.record(written.id, at: Samples.time(age))?.state == state)
    let unknown = try history.unknownSends(at: Samples.time(age))
    #expect(unknown.isEmpty == (state == .inProgress))
  }

  /// As a program in another container sees it, to which the sender's process number says nothing.
  private static let elsewhere = JournalAuthor(
    user: "jo", host: "container", process: ProcessMark(id: 1, start: "another boot/1"))

  @Test func `A send is in progress for programs of other containers, too, until it has ended`()
    throws
  {
    let folder = try TemporaryFolder()
    let sender = try SendJournal.opening(
      path: folder.journal, author: Samples.mia, processes: .system)
    let other = try SendJournal.opening(path: folder.journal, author: Self.elsewhere)
    let sent = try sender.write(
      [Samples.intent(), Samples.intent(), Samples.intent(hash: "def456")], at: Samples.time())
    _ = try sender.write(Samples.accepted, of: sent[0], at: Samples.time(1))
    _ = try sender.write(.unknown(sentence: "timed out"), of: sent[1], at: Samples.time(1))
    let states = try other.history.records(at: Samples.time(2)).map(\.state)
    #expect(states == [.inProgress, .unknown, .accepted])
    let failure = #expect(throws: JournalFailure.self) {
      try other.settle(sent[2].id, delivered: false, note: "not seen", at: Samples.time(2))
    }
    #expect(failure?.sentence == "send 3 is still in progress")
    try other.settle(sent[1].id, delivered: false, note: "not seen", at: Samples.time(2))
  }

  @Test func `A send of a program that has ended is in progress for no other one`() throws {
    let folder = try TemporaryFolder()
    let gone = JournalAuthor(
      user: "mia", host: "ops-1", process: ProcessMark(id: 1, start: "another boot/1"))
    func send() throws -> RecordedIntent {
      try SendJournal.opening(path: folder.journal, author: gone)
        .write(Samples.intent(), at: Samples.time())
    }
    let sent = try send()
    let other = try SendJournal.opening(path: folder.journal, author: Self.elsewhere)
    try other.settle(sent.id, delivered: false, note: "not seen", at: Samples.time(2))
  }

  @Test func `A send that couldn't be recorded is not in progress`() throws {
    let folder = try TemporaryFolder()
    let sender = try SendJournal.opening(
      path: folder.journal, author: Self.elsewhere, processes: .system)
    try sender.fillDisk()
    let payload = "{\"data\":{\"a\":\"\(String(repeating: "x", count: 9000))\"}}"
    #expect(throws: JournalFailure.self) {
      try sender.write(Samples.intent(payload: payload), at: Samples.time())
    }
    try sender.emptyDisk()
    // Another program's row gets the number.
    let other = try SendJournal.opening(path: folder.journal, author: Self.elsewhere)
    let written = try other.write(Samples.intent(), at: Samples.time())
    #expect(try sender.history.record(written.id, at: Samples.time(1))?.state == .inProgress)
    _ = try other.write(.unknown(sentence: "timed out"), of: written, at: Samples.time(1))
    #expect(try sender.history.record(written.id, at: Samples.time(1))?.state == .unknown)
  }

  @Test func `This process runs, and one that is over does not`() throws {
    let current = ProcessMark.current
    #expect(current.isRunning)
    #expect(current.id == Int64(ProcessInfo.processInfo.processIdentifier))

    let child = Process()
    child.executableURL = URL(filePath: "/bin/sh")
    child.arguments = ["-c", "read line"]
    let input = Pipe()
    child.standardInput = input
    try child.run()
    let status = try String(
      contentsOfFile: "/proc/\(child.processIdentifier)/stat", encoding: .utf8)
    let start = status.split(separator: " ")[21]
    let boot = try #require(current.start?.split(separator: "/").first)
    let mark = ProcessMark(id: Int64(child.processIdentifier), start: "\(boot)/\(start)")
    #expect(mark.isRunning)
    try input.fileHandleForWriting.close()
    child.waitUntilExit()
    #expect(!mark.isRunning)
  }

  @Test func `A later process with the same number is another one`() {
    let current = ProcessMark.current
    #expect(!ProcessMark(id: current.id, start: "an earlier boot/1").isRunning)
    #expect(!ProcessMark(id: current.id, start: nil).isRunning)
  }
}
