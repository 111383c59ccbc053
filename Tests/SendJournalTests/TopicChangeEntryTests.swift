import FCMClient
import Foundation
import Testing

@testable import SendJournal

/// Changes of topics in the journal.
struct TopicChangeEntryTests {
  private static let payload = #"{"topic":"news","registrations":["a:b","c:d"]}"#
  private static let results =
    #"{"added":1,"others":[{"index":1,"result":"refused","code":"NOT_FOUND"}]}"#

  private func recorded(_ journal: SendJournal) throws -> IntentID {
    let written = try journal.write(
      Samples.intent(.topicAdd, target: "topic news", payload: Self.payload), at: Samples.time())
    _ = try journal.write(
      .refused(code: "NOT_FOUND", sentence: "1 of 2 subscribed"), results: Self.results,
      of: written,
      at: Samples.time(1))
    return written.id
  }

  @Test func `A change is an entry of its own kind, with what became of each registration`() throws
  {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let id = try recorded(journal)
    let record = try #require(try journal.history.record(id, at: Samples.time(2)))
    #expect(record.intent.kind == .topicAdd && record.state == .refused)
    #expect(record.results == Self.results)
    let found = try journal.history.records(
      matching: JournalQuery(kinds: [.topicAdd, .topicRemove]), at: Samples.time(2))
    #expect(found.map(\.id) == [id])
    #expect(
      try journal.history.records(
        matching: JournalQuery(kinds: [.send]), at: Samples.time(2)) == [])
    #expect(try journal.history.verify() == .intact(rows: 2, head: try head(journal)))
  }

  private func head(_ journal: SendJournal) throws -> String? {
    guard case .intact(_, let head) = try journal.history.verify() else { return nil }
    return head
  }

  @Test func `The export has the results, and they are sealed like everything else`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    _ = try recorded(journal)
    var lines: [String] = []
    try journal.history.export(.json) { line in
      lines.append(line)
      return true
    }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any])
    #expect(object["results"] as? String == Self.results)
  }

  @Test func `A change without an outcome is unknown, asks nobody, and is not to be settled`()
    throws
  {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(
      Samples.intent(.topicRemove, payload: Self.payload), at: Samples.time())
    let record = try #require(try journal.history.record(written.id, at: Samples.time(9)))
    #expect(record.state == .unknown)
    #expect(try journal.history.unknownSends(at: Samples.time(9)) == [])
    #expect {
      try journal.settle(written.id, delivered: true, note: "x", at: Samples.time(10))
    } throws: { error in
      (error as? JournalFailure)?.remedy == "make the same change again"
    }
  }

  @Test func `Results that the journal had no room for are taken up later`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(
      Samples.intent(.topicAdd, payload: Self.payload), at: Samples.time())
    try journal.forbidWriting()
    let recording = try journal.write(
      .accepted(name: "2 of 2 subscribed"), results: Self.results, of: written, at: Samples.time(1))
    guard case .pending = recording else {
      Issue.record("the journal took it")
      return
    }
    let next = try Samples.journal(in: folder)
    #expect(try next.history.record(written.id, at: Samples.time(2))?.results == Self.results)
  }
}
