import FCMClient
import SendJournal
import Testing

/// What `history settle` takes and refuses.
struct SettlementTests {
  @Test(arguments: [(true, SendState.delivered), (false, .notDelivered)])
  func `A send whose outcome is unknown is settled by a note`(
    isDelivered: Bool, state: SendState
  ) throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    try journal.settle(
      written.id, delivered: isDelivered, note: "asked support", at: Samples.time(60))
    let record = try #require(try journal.history.record(written.id, at: Samples.time(61)))
    #expect(record.state == state)
    #expect(record.settlement?.note == "asked support")
    #expect(record.settlement?.author == Samples.mia)
    #expect(record.settlement?.time == Samples.time(60))
    #expect(try journal.history.unknownSends(at: Samples.time(61)) == [])
  }

  @Test func `An outcome that is recorded as unknown can be settled`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    _ = try journal.write(.unknown(sentence: "timed out"), of: written, at: Samples.time(30))
    #expect(try journal.history.unknownSends(at: Samples.time(31)).map(\.id) == [written.id])
    try journal.settle(written.id, delivered: false, note: "no receipts", at: Samples.time(60))
    #expect(try journal.history.record(written.id, at: Samples.time())?.state == .notDelivered)
  }

  @Test(arguments: [
    Samples.accepted, .refused(code: "UNREGISTERED", sentence: "no such token"),
    .notSent(sentence: "no network"),
  ])
  func `A known outcome is not settled`(outcome: SendOutcome) throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    _ = try journal.write(outcome, of: written, at: Samples.time())
    #expect(
      refusal(journal, written.id)?.sentence == "the outcome of send 1 is already recorded")
  }

  @Test func `Nothing is settled twice`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    #expect(refusal(journal, written.id) == nil)
    #expect(refusal(journal, written.id)?.sentence == "send 1 is settled already")
  }

  @Test func `A dry-run that was answered as a send is settled like one`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(.dryRun), at: Samples.time())
    let outcome = SendOutcome.sentDespiteDryRun(sentence: "answered as a send")
    _ = try journal.write(outcome, of: written, at: Samples.time(1))
    let unknown = try journal.history.unknownSends(at: Samples.time(2))
    #expect(unknown.map(\.outcome) == [outcome])
    #expect(refusal(journal, written.id) == nil)
    #expect(try journal.history.unknownSends(at: Samples.time(2)) == [])
  }

  @Test func `A dry-run has nothing to settle`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(.dryRun), at: Samples.time())
    #expect(refusal(journal, written.id)?.sentence == "1 is a dry run, which delivers nothing")
    #expect(try journal.history.unknownSends(at: Samples.time()) == [])
  }

  @Test func `A send that another program makes just now is not settled`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder, processes: .all)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    #expect(refusal(journal, written.id)?.sentence == "send 1 is still in progress")
  }

  @Test(arguments: [2, 99])
  func `Only sends are settled`(number: Int64) throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    _ = try journal.write(Samples.accepted, of: written, at: Samples.time())
    let failure = refusal(journal, IntentID(number))
    #expect(failure?.kind == .unknownIntent)
    #expect(
      failure?.sentence
        == "the history has no send \(number)")
  }

  @Test(arguments: ["", " \n"])
  func `A settlement needs a note`(note: String) throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    #expect(refusal(journal, written.id, note: note)?.kind == .missingNote)
    #expect(try journal.history.record(written.id, at: Samples.time())?.state == .unknown)
  }

  @Test func `An outcome that comes after a settlement counts`() throws {
    let folder = try TemporaryFolder()
    let journal = try Samples.journal(in: folder)
    let written = try journal.write(Samples.intent(), at: Samples.time())
    try journal.settle(written.id, delivered: false, note: "it hung", at: Samples.time(1000))
    #expect(try journal.write(Samples.accepted, of: written, at: Samples.time(2000)) == .journal)
    let record = try #require(try journal.history.record(written.id, at: Samples.time(2000)))
    #expect(record.state == .accepted)
    #expect(record.settlement?.isDelivered == false)
  }

  private func refusal(
    _ journal: SendJournal, _ id: IntentID, note: String = "seen"
  ) -> JournalFailure? {
    do throws(JournalFailure) {
      try journal.settle(id, delivered: true, note: note, at: Samples.time(60))
      return nil
    } catch {
      return error
    }
  }
}
