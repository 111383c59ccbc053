import FCMClient
import Foundation
import GRDB
import PushMessages
import Testing

@testable import SendJournal

/// A list in the history: its steps, its counts, and going on with it.
struct ListTests {
  private static let list = SendList(name: "a.csv", digest: "abc", recipients: 100)

  private static func intent(resuming id: IntentID? = nil) throws -> SendIntent {
    var list = list
    list.resumes = id?.number
    return try Samples.intent(
      .list, target: "list a.csv", hash: "list-hash",
      payload: list.payload(with: .object([])))
  }

  private static func ended(_ numbers: ClosedRange<Int>) -> [(number: Int, outcome: ListOutcome)] {
    numbers.map { ($0, .accepted(name: "n")) }
  }

  @Test func `A list is one entry with its counts, and its steps are rows that are verified`()
    throws
  {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Self.intent(), at: Samples.time())
    for step in [
      ListStep(begun: Array(0..<10), ended: []),
      ListStep(begun: Array(10..<12), ended: Self.ended(0...7)),
      ListStep(begun: [], ended: [(8, .dead(sentence: "gone"))]),
    ] {
      #expect(try journal.write(step, of: written, at: Samples.time(1)) == .journal)
    }
    let records = try journal.history.records(at: Samples.time(2))
    #expect(records.map(\.id) == [written.id])
    let tally = try #require(records.first?.tally)
    #expect(tally.accepted == 8 && tally.dead == 1 && tally.unknown == 3)
    guard case .intact(let rows, _) = try journal.history.verify() else {
      Issue.record("it isn't intact")
      return
    }
    #expect(rows == 4)
  }

  @Test func `A list whose program was killed tells its outcome from its steps`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Self.intent(), at: Samples.time())
    _ = try journal.write(
      ListStep(begun: Array(0..<10), ended: []), of: written, at: Samples.time())
    _ = try journal.write(
      ListStep(begun: [], ended: Self.ended(0...8)), of: written, at: Samples.time())
    let history = try SendHistory.opening(
      path: folder.journal, host: "elsewhere", processes: .none)
    let record = try #require(try history.record(written.id, at: Samples.time(20 * 60)))
    #expect(record.state == .unknown && record.needsSettling)
    #expect(record.outcome == .unknown(sentence: "stopped: 9 sent, 1 unknown, 90 left"))
    _ = try journal.write(
      ListStep(begun: [], ended: Self.ended(9...9)), of: written, at: Samples.time())
    #expect(
      try history.record(written.id, at: Samples.time(20 * 60))?.outcome
        == .accepted(name: "stopped: 10 sent, 90 left"))
  }

  @Test func `A list stays in progress as long as it makes steps`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder, processes: .all)
    let written = try journal.write(Self.intent(), at: Samples.time())
    _ = try journal.write(ListStep(begun: [0], ended: []), of: written, at: Samples.time(3600))
    let at = { (seconds: Int64) in
      try journal.history.record(written.id, at: Samples.time(seconds))?.state
    }
    #expect(try at(3700) == .inProgress && at(3600 + 16 * 60) == .unknown)
    var tally = ListTally()
    tally.add(.accepted(name: "n"))
    _ = try journal.write(
      tally.outcome, results: tally.json, of: written, at: Samples.time(3800))
    #expect(try at(3900) == .accepted)
  }

  @Test func `What is left of a list is found over all its runs`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let first = try journal.write(Self.intent(), at: Samples.time())
    _ = try journal.write(
      ListStep(begun: Array(0..<10), ended: Self.ended(0...4)), of: first, at: Samples.time())
    _ = try journal.write(
      ListStep(begun: [], ended: [(5, .notSent(code: "c", sentence: "s"))]), of: first,
      at: Samples.time())
    let runs = try #require(try journal.history.list(first.id, at: Samples.time(2000))).runs
    let second = try #require(
      try journal.resume(
        Self.intent(resuming: first.id), after: runs.map(\.id), at: Samples.time(2001)))
    _ = try journal.write(
      ListStep(begun: [5, 10], ended: Self.ended(5...5)), of: second, at: Samples.time(2002))
    for id in [first.id, second.id] {
      let list = try #require(try journal.history.list(id, at: Samples.time(4000)))
      #expect(list.runs.map(\.id) == [first.id, second.id])
      let left = (0..<12).filter { list.progress.isLeft($0, includingUnknown: false) }
      #expect(left == [11] && list.progress.unknown.count == 5)
    }
    // Another send of the same list isn't one of its runs.
    _ = try journal.write(Self.intent(), at: Samples.time(4001))
    #expect(try journal.history.list(first.id, at: Samples.time(4002))?.runs.count == 2)
  }

  @Test func `Of two programs that go on with a list only one does`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let other = try Samples.journal(in: folder)
    let first = try journal.write(Self.intent(), at: Samples.time())
    let runs = [first.id]
    let now = Samples.time(2000)
    let intent = try Self.intent(resuming: first.id)
    #expect(try journal.resume(intent, after: runs, at: now) != nil)
    #expect(try other.resume(intent, after: runs, at: now) == nil)
    #expect(try journal.history.records(at: now).count == 2)
  }

  @Test func `A list that is under way isn't gone on with`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder, processes: .all)
    let first = try journal.write(Self.intent(), at: Samples.time())
    let intent = try Self.intent(resuming: first.id)
    #expect(try journal.resume(intent, after: [first.id], at: Samples.time(1)) == nil)
  }

  @Test func `Outcomes of a step that the disk has no room for wait beside the journal, once`()
    throws
  {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Self.intent(), at: Samples.time())
    _ = try journal.write(
      ListStep(begun: Array(0..<5), ended: []), of: written, at: Samples.time())
    try journal.fillDisk()
    let others: [(number: Int, outcome: ListOutcome)] = (10..<900).map {
      (number: $0 * 2, outcome: .accepted(name: "n"))
    }
    let step = ListStep(begun: [5, 6], ended: Self.ended(0...3) + others)
    guard case .pending = try journal.write(step, of: written, at: Samples.time(1)) else {
      Issue.record("the journal had room")
      return
    }
    try journal.forbidWriting()
    // Nothing of it may begin, so nothing would be known without outcomes.
    #expect(throws: JournalFailure.self) {
      try journal.write(ListStep(begun: [7], ended: []), of: written, at: Samples.time(1))
    }
    let later = Samples.time(20 * 60)
    let history = try SendHistory.opening(path: folder.journal, host: "x", processes: .none)
    #expect(try history.record(written.id, at: later)?.tally?.words == "894 sent")
    #expect(try history.list(written.id, at: later)?.progress.done.count == 894)
    for _ in 0..<2 {
      let journal = try Samples.journal(in: folder)
      #expect(try journal.history.record(written.id, at: later)?.tally?.words == "894 sent")
    }
  }

  @Test func `A step is counted once although the program was killed while it was taken up`() throws
  {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Self.intent(), at: Samples.time())
    try journal.fillDisk()
    let ended: [(number: Int, outcome: ListOutcome)] = (0..<900).map {
      (number: $0 * 2, outcome: .accepted(name: "n"))
    }
    guard
      case .pending = try journal.write(
        ListStep(begun: [], ended: ended), of: written, at: Samples.time(1))
    else {
      Issue.record("the journal had room")
      return
    }
    let pending = folder.journal + ".pending"
    let bytes = try Data(contentsOf: URL(filePath: pending))
    _ = try Samples.journal(in: folder)
    try bytes.write(to: URL(filePath: pending))
    let again = try Samples.journal(in: folder)
    #expect(try again.history.record(written.id, at: Samples.time(2000))?.tally?.accepted == 900)
  }

  @Test func `A changed step breaks the chain`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Self.intent(), at: Samples.time())
    _ = try journal.write(ListStep(begun: [0], ended: []), of: written, at: Samples.time())
    try journal.database.write { database in
      try database.execute(sql: "DROP TRIGGER entries_are_not_changed")
      try database.execute(
        sql: "UPDATE entries SET results = ? WHERE kind = 'step'", arguments: [#"{"begun":"1"}"#])
    }
    #expect(
      try journal.history.verify()
        == .broken(row: 2, sentence: "row 2 was changed after it was written"))
  }
}
