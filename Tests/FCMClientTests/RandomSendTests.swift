import FCMClient
import Testing

/// Events in random order: whatever journal, network and user do, nothing goes out twice and nothing
/// unrecorded.
struct RandomSendTests {
  private static let events: [SendAttempt.Event] = [
    .started, .started, .intentWritten(id: 1), .intentWritten(id: 2), .intentNotWritten("full"),
    .intentRefused(.sentBefore("send 1 is in progress", remedy: "wait")),
    .answered(.accepted(name: MessageName("n"))), .answered(.failed(Sends.tooMany)),
    .answered(.failed(Sends.tooMany)), .answered(.failed(Sends.unreachable)),
    .answered(.failed(Sends.unauthenticated)), .answered(.failed(Sends.unavailable)),
    .answered(.failed(Sends.invalid)), .deadlinePassed, .waited, .waited, .tokenRenewed,
    .tokenNotRenewed(CredentialFailure(.refused, "no", remedy: "no")), .cancelled,
    .outcomeRecorded, .outcomeNotRecorded("full"),
  ]

  /// What one attempt did, and what it must never do.
  private struct Ledger {
    var intents = 0
    var isWritten = false
    var transmits = 0
    var canHaveLeft = false
    var outcomes = 0
    var results = 0
    var renewals = 0
    var faults: [String] = []

    mutating func note(_ event: SendAttempt.Event, _ effects: [SendAttempt.Effect]) {
      if results > 0, !effects.isEmpty { faults.append("something after the end") }
      if effects.count > 1 { faults.append("two things at once") }
      if case .intentWritten = event, intents > 0, !effects.isEmpty { isWritten = true }
      if case .answered(.failed(let failure)) = event, !effects.isEmpty,
        failure.consequence != .unknown
      {
        canHaveLeft = false
      }
      for effect in effects { note(effect) }
    }

    private mutating func note(_ effect: SendAttempt.Effect) {
      switch effect {
      case .writeIntent: intents += 1
      case .transmit(let request):
        if canHaveLeft { faults.append("transmitted again after something may have left") }
        if !isWritten, !request.isDryRun { faults.append("transmitted without a written intent") }
        if outcomes > 0 { faults.append("transmitted after the outcome") }
        transmits += 1
        canHaveLeft = true
      case .recordOutcome(let outcome, _):
        outcomes += 1
        if canHaveLeft, case .notSent = outcome {
          faults.append("called not sent what may have left")
        }
      case .renewToken: renewals += 1
      case .wait: if canHaveLeft { faults.append("waits to send again what may have left") }
      case .finish(let result):
        results += 1
        if isWritten, outcomes == 0 { faults.append("ended without an outcome") }
        if transmits == 0, case .unknown = result.outcome { faults.append("unknown, but not sent") }
      }
    }
  }

  @Test(arguments: SendIntent.Kind.ofMessages)
  func `Whatever happens in whatever order, nothing is sent twice and one outcome is kept`(
    kind: SendIntent.Kind
  ) throws {
    var random = SplitMix(state: 11)
    var ended = 0
    var repeated = 0
    for round in 0..<4_000 {
      var attempt = try SendAttempt(Sends.intent(kind), policy: .standard)
      var ledger = Ledger()
      var events: [SendAttempt.Event] = []
      for _ in 0..<60 {
        let event = Self.events.randomElement(using: &random) ?? .started
        events.append(event)
        ledger.note(event, attempt.update(event))
      }
      if ledger.intents > 1 { ledger.faults.append("two intents") }
      if ledger.outcomes > 1 { ledger.faults.append("two outcomes") }
      if ledger.results > 1 { ledger.faults.append("two ends") }
      if ledger.renewals > 1 { ledger.faults.append("two renewals") }
      if ledger.transmits > 4 { ledger.faults.append("too many attempts") }
      #expect(ledger.faults.isEmpty, "round \(round): \(ledger.faults) in \(events)")
      ended += ledger.results
      repeated += ledger.transmits > 1 ? 1 : 0
    }
    #expect(ended > 3_000)
    #expect(repeated > 100, "the random events never got to a second attempt")
  }
}
