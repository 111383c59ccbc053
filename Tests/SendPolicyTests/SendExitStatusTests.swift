import FCMClient
import SendPolicy
import Testing

struct SendExitStatusTests {
  private static func result(
    _ code: SendFailure.Code, _ consequence: SendFailure.Consequence
  ) -> SendResult {
    let failure = SendFailure(code: code, sentence: "s", remedy: "r", consequence: consequence)
    return SendResult(
      outcome: SendOutcome(.failed(failure)), failure: failure, record: .complete)
  }

  private static let accepted = SendResult(
    outcome: .accepted(name: "projects/p/messages/1"), failure: nil, record: .complete)
  private static let givenUp = SendResult(
    outcome: .notSent(sentence: "s"), failure: nil, record: .nothing(because: nil))
  private static let notJournalled = SendResult(
    outcome: .notSent(sentence: "s"), failure: nil, record: .nothing(because: "disk full"))

  @Test(arguments: [
    (accepted, 0, "SENT projects/p/messages/1"),
    (result(.invalidArgument, .refused), 1, "NOT SENT"),
    (result(.senderIDMismatch, .refused), 1, "NOT SENT"),
    (result(.unreachable, .nothingLeft), 69, "NOT SENT"),
    (result(.insecure, .nothingLeft), 69, "NOT SENT"),
    (result(.quotaExceeded, .refusedForNow), 75, "NOT SENT"),
    (result(.unavailable, .unknown), 76, "OUTCOME UNKNOWN"),
    (result(.timedOut, .unknown), 76, "OUTCOME UNKNOWN"),
    (result(.cancelled, .unknown), 76, "OUTCOME UNKNOWN"),
    (result(.unauthenticated, .refused), 77, "NOT SENT"),
    (result(.permissionDenied, .refused), 77, "NOT SENT"),
    (result(.withoutToken, .nothingLeft), 77, "NOT SENT"),
    (result(.tokenUnreachable, .nothingLeft), 69, "NOT SENT"),
    (result(.sentBefore, .nothingLeft), 77, "NOT SENT"),
    (notJournalled, 77, "NOT SENT"), (givenUp, 130, "NOT SENT"),
    (result(.cancelled, .nothingLeft), 130, "NOT SENT"),
  ])
  func `A script learns from the status whether it may try again`(
    result: SendResult, status: Int32, line: String
  ) {
    #expect(SendExitStatus(result, of: .send).rawValue == status)
    #expect(result.lastLine(of: .test) == line)
    #expect(result.lastLine(of: .dryRun) == "NOT SENT (dry-run)")
  }

  @Test func `A dry-run that was answered as a send may have sent`() {
    let result = Self.result(.sentDespiteDryRun, .unknown)
    #expect(SendExitStatus(result, of: .dryRun) == .outcomeUnknown)
    #expect(result.lastLine(of: .dryRun) == "OUTCOME UNKNOWN")
  }

  @Test(arguments: [
    (SendResult.Record.complete, Int32(0)), (.nothing(because: "disk full"), 77),
    (.withoutOutcome("disk full"), 77),
  ])
  func `A dry-run that isn't recorded isn't done, and a send that FCM has taken is`(
    record: SendResult.Record, status: Int32
  ) throws {
    var result = Self.accepted
    result.record = record
    #expect(SendExitStatus(result, of: .dryRun).rawValue == status)
    #expect(SendExitStatus(result, of: .send) == .done)
    let sentences = result.sentences(of: try Self.intent(.dryRun))
    #expect(sentences.contains { $0.contains("doesn't count for a send") } == (status != 0))
    #expect(!result.sentences(of: try Self.intent(.send)).contains { $0.contains("count") })
  }

  private static func intent(_ kind: SendIntent.Kind) throws -> SendIntent {
    try Sending.past(1, kind, of: try Sending.sendCase(), at: 0).intent
  }

  @Test func `After an unknown outcome the advice is given once`() throws {
    let intent = try Self.intent(.send)
    let lost = try #require(try Self.unknownResult(of: intent)).sentences(of: intent)
    #expect(lost.count { $0.contains("look at a test device") } == 1)
    let ended = SendResult(
      outcome: .unknown(sentence: "s"), failure: nil, record: .complete, id: 7)
    #expect(
      ended.sentences(of: intent) == [
        "s", intent.resendAdvice,
        "once you know: pushwright history settle 7 --delivered --note …, or --not-delivered",
      ])
  }

  /// What an attempt says when the connection is lost.
  private static func unknownResult(of intent: SendIntent) throws -> SendResult? {
    var attempt = try SendAttempt(intent)
    for event: SendAttempt.Event in [.started, .intentWritten(id: 7), .deadlinePassed] {
      _ = attempt.update(event)
    }
    guard case .finish(let result)? = attempt.update(.outcomeRecorded).first else { return nil }
    return result
  }

  @Test func `A dry-run without an answer may be made again`() {
    #expect(SendExitStatus(Self.result(.timedOut, .unknown), of: .dryRun) == .nothingSent)
  }
}
