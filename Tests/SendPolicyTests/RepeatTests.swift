import FCMClient
import SendPolicy
import Testing

/// A message that was sent between its review and the moment in which it would leave.
struct RepeatTests {
  /// Its intent, and a send that the journal holds by then.
  private func sent(
    _ first: String = Sending.topic, _ outcome: SendOutcome?, isRunning: Bool = false
  ) throws -> (SendIntent, PastSend) {
    let intent = try #require(try SendRules.verdict(on: Sending.sendCase()).intent)
    let other = try #require(try SendRules.verdict(on: Sending.sendCase(first)).intent)
    let past = PastSend(
      id: 3, at: Sending.now, intent: other, outcome: outcome, isRunning: isRunning)
    return (intent, past)
  }

  private static let accepted = SendOutcome.accepted(name: "n")
  private static let same =
    #"{"topic":"news","android":{"ttl":"60s"},"notification":{"title":"Sale","body":"Now"}}"#
  private static let another = #"{"topic":"news","notification":{"title":"Weekend"}}"#

  @Test(
    arguments: [
      (Sending.topic, accepted, false, "send 3 already sent this message to topic news"),
      (Sending.topic, nil, true, "send 3 of this message to topic news is in progress"),
      (Sending.topic, nil, false, "the outcome of send 3 to topic news is unknown"),
      (same, accepted, false, "send 3 already sent the same text to topic news"),
      (same, nil, true, "send 3 of the same text to topic news is in progress"),
      (another, nil, false, "the outcome of send 3 to topic news is unknown"),
      (another, accepted, false, nil), (another, nil, true, nil),
      (Sending.topic, .refused(code: "X", sentence: "x"), false, nil),
      (Sending.topic, .notSent(sentence: "x"), false, nil),
    ] as [(String, SendOutcome?, Bool, String?)])
  func `What came meanwhile and may reach the same people refuses the send, as at its review`(
    first: String, outcome: SendOutcome?, isRunning: Bool, sentence: String?
  ) throws {
    let (intent, past) = try sent(first, outcome, isRunning: isRunning)
    let refusal = SendRules.refusal(ofRepeating: intent, after: [past], agreed: .none)
    #expect(refusal?.sentence == sentence)
    #expect(refusal.map(\.status) == sentence.map { _ in .notAllowed })
    #expect(SendRules.refusal(ofRepeating: intent, after: [past], agreed: .any) == nil)
    // A review of the same journal says the same.
    let verdict = SendRules.verdict(on: try Sending.sendCase { $0.history = [past] })
    let reviewed = verdict.commandLineRefusal(confirm: "prod/news", canAsk: false)
    #expect(reviewed == refusal)
    let agreed = try #require(verdict.review).repeatConsent
    #expect(agreed == .shown(sentence == nil ? [] : [3]))
    #expect(SendRules.refusal(ofRepeating: intent, after: [past], agreed: agreed) == nil)
  }

  @Test func `Whoever agreed to repeat one send has not agreed to repeat the next`() throws {
    let (intent, past) = try sent(Sending.topic, Self.accepted)
    var next = past
    next.id = 5
    let refusal = SendRules.refusal(
      ofRepeating: intent, after: [past, next], agreed: .shown([3]))
    #expect(refusal?.sentence == "send 5 already sent this message to topic news")
  }

  @Test func `“Expires in” makes no other message of it`() throws {
    let sooner = try Sending.sendCase { $0.expiresIn = 3600 }
    let later = try Sending.sendCase {
      $0.expiresIn = 3600
      $0.now += 10
    }
    let past = PastSend(
      id: 3, at: Sending.now, intent: try #require(SendRules.verdict(on: sooner).intent),
      outcome: Self.accepted)
    let intent = try #require(SendRules.verdict(on: later).intent)
    #expect(intent.payload != past.intent.payload)
    let refusal = SendRules.refusal(ofRepeating: intent, after: [past], agreed: .none)
    #expect(refusal?.sentence == "send 3 already sent this message to topic news")
  }

  @Test func `Tests and dry-runs may be repeated`() throws {
    var (intent, past) = try sent(Sending.topic, Self.accepted)
    for kind in [SendIntent.Kind.test, .dryRun] {
      intent.kind = kind
      past.intent.kind = kind
      #expect(SendRules.refusal(ofRepeating: intent, after: [past], agreed: .none) == nil)
    }
  }

  @Test func `A dry-run that was answered as a send stops the send of the same message`() throws {
    var (intent, past) = try sent(Sending.topic, .sentDespiteDryRun(sentence: "answered"))
    past.intent.kind = .dryRun
    let refusal = SendRules.refusal(ofRepeating: intent, after: [past], agreed: .none)
    #expect(refusal?.sentence == "the outcome of dry run 3 to topic news is unknown")
    #expect(SendRules.refusal(ofRepeating: intent, after: [past], agreed: .shown([3])) == nil)
    past.outcome = .unknown(sentence: "timed out")
    #expect(SendRules.refusal(ofRepeating: intent, after: [past], agreed: .none) == nil)
    intent.kind = .test
    #expect(SendRules.refusal(ofRepeating: intent, after: [past], agreed: .none) == nil)
  }
}
