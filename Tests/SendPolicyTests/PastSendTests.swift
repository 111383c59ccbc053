import FCMClient
import SendPolicy
import Testing
import Workspace

struct PastSendTests {
  private let settled = PastSend.Settlement(
    isDelivered: true, note: "seen on a phone", author: "jo@ops", at: 9)

  @Test func `A send is in one state, and a known outcome counts more than a settlement`() throws {
    let sendCase = try Sending.sendCase()
    let rows: [(SendOutcome?, PastSend.Settlement?, Bool, PastSend.State, String)] = [
      (.accepted(name: "n"), settled, false, .accepted, "accepted"),
      (
        .refused(code: "X\u{1B}", sentence: ""), nil, false, .refused("X\u{1B}"),
        "refused: X\\u{1B}"
      ),
      (.notSent(sentence: ""), nil, false, .notSent, "not sent"),
      (.unknown(sentence: ""), nil, false, .unknown, "OUTCOME UNKNOWN"),
      (nil, nil, false, .unknown, "OUTCOME UNKNOWN"),
      (nil, nil, true, .inProgress, "in progress"),
      (nil, settled, true, .delivered, "settled: delivered"),
    ]
    for (outcome, settlement, isRunning, state, words) in rows {
      var past = try Sending.past(1, .send, of: sendCase, at: 0, outcome: outcome)
      past.settlement = settlement
      past.isRunning = isRunning
      #expect(past.state == state)
      #expect(past.state.words == words)
      #expect(past.isUnknown == (state == .unknown))
    }
  }

  @Test(arguments: [SendOutcome?.some(.unknown(sentence: "no answer within 30 s")), nil])
  func `A dry-run without an answer delivered nothing, so there is nothing to settle`(
    outcome: SendOutcome?
  ) throws {
    let sendCase = try Sending.sendCase()
    var past = try Sending.past(1, .dryRun, of: sendCase, at: 0, outcome: outcome)
    #expect(past.state == .unanswered && past.state.words == "outcome unknown")
    #expect(!past.isUnknown)
    past.isRunning = true
    #expect(past.state == (outcome == nil ? .inProgress : .unanswered))
  }

  @Test func `A dry-run that was answered as a send is one whose outcome is unknown`() throws {
    let sendCase = try Sending.sendCase()
    let outcome = SendOutcome.sentDespiteDryRun(sentence: "answered with the name of a message")
    var past = try Sending.past(1, .dryRun, of: sendCase, at: 0, outcome: outcome)
    #expect(past.state == .unknown && past.isUnknown)
    let record = try #require(DryRunRecord(past))
    let standing = DryRunStanding(
      record, hash: try #require(sendCase.messageHash), project: record.project,
      endpoint: record.endpoint, now: 0, maxAge: 60)
    #expect(standing.word == "may be sent" && !standing.counts)
    #expect(
      standing.description
        == "the dry run may have been delivered: answered with the name of a message")
    past.settlement = settled
    #expect(past.state == .delivered)
  }

  @Test func `A dry run that couldn't be sent says so, as the history does`() throws {
    let sendCase = try Sending.sendCase()
    let outcome = SendOutcome.notSent(sentence: "no network")
    let past = try Sending.past(1, .dryRun, of: sendCase, at: 0, outcome: outcome)
    let record = try #require(DryRunRecord(past))
    let standing = DryRunStanding(
      record, hash: try #require(sendCase.messageHash), project: record.project,
      endpoint: record.endpoint, now: 0, maxAge: 60)
    #expect(standing == .notSent("no network") && !standing.counts)
    #expect(standing.word == "not sent")
    #expect(standing.description == "the dry run wasn't sent: no network")
  }

  @Test func `What was settled as not delivered worries no review`() throws {
    var sendCase = try Sending.sendCase()
    var past = try Sending.past(1, .send, of: sendCase, at: 0, outcome: nil)
    sendCase.history = [past]
    #expect(SendRules.verdict(on: sendCase).review?.unknownOutcomes == [past])
    past.settlement = settled
    sendCase.history = [past]
    #expect(SendRules.verdict(on: sendCase).review?.unknownOutcomes == [])
    #expect(SendRules.verdict(on: sendCase).review?.sameMessage == [past])
    past.settlement?.isDelivered = false
    sendCase.history = [past]
    #expect(SendRules.verdict(on: sendCase).review?.sameMessage == [])
  }
}
