import Foundation
import SendJournal
import Testing

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

  @Test(arguments: [Int64.min, .max])
  func `A row of a time that no clock has ends nothing but its own reading`(
    milliseconds: Int64
  ) throws {
    let folder = try TemporaryFolder()
    let written = try Samples.journal(in: folder).write(
      Samples.intent(), at: JournalTime(milliseconds: milliseconds))
    let history = try SendHistory.opening(
      path: folder.journal, host: "ops-1", processes: .all)
    #expect(throws: JournalFailure.self) { try history.record(written.id, at: Samples.time()) }
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
