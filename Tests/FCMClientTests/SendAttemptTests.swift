import FCMClient
import Testing

struct SendAttemptTests {
  private typealias Effect = SendAttempt.Effect

  /// An attempt whose request is on its way.
  private func transmitting(
    _ kind: SendIntent.Kind = .send, policy: RetryPolicy = .standard
  ) throws -> SendAttempt {
    var attempt = try SendAttempt(Sends.intent(kind), policy: policy)
    #expect(attempt.update(.started) == [.writeIntent(try Sends.intent(kind))])
    _ = try Sends.request(attempt.update(.intentWritten(id: 7)))
    return attempt
  }

  private func outcome(_ effects: [Effect]) -> SendOutcome? {
    guard case .recordOutcome(let outcome, let written)? = effects.first, effects.count == 1,
      written.id == 7
    else { return nil }
    return outcome
  }

  @Test func `Nothing is transmitted before the journal has the intent`() throws {
    var attempt = try SendAttempt(Sends.intent())
    _ = attempt.update(.started)
    for event: SendAttempt.Event in [
      .started, .waited, .tokenRenewed, .deadlinePassed, .answered(.failed(Sends.tooMany)),
      .outcomeRecorded,
    ] {
      #expect(attempt.update(event) == [])
    }
    let request = try Sends.request(attempt.update(.intentWritten(id: 1)))
    #expect(request.body == #"{"message":{"topic":"news"}}"#)
    #expect(request.endpoint == .google)
  }

  @Test func `A journal that cannot be written stops a send and a test, but no dry-run`() throws {
    for kind in SendIntent.Kind.ofMessages {
      var attempt = try SendAttempt(Sends.intent(kind))
      _ = attempt.update(.started)
      let effects = attempt.update(.intentNotWritten("disk\u{1B} full"))
      guard kind != .dryRun else {
        #expect(try Sends.request(effects).isDryRun)
        continue
      }
      let sentence = "couldn't write the history (disk\\u{1B} full); nothing was sent"
      let result = SendResult(
        outcome: .notSent(sentence: sentence), failure: nil,
        record: .nothing(because: "disk\\u{1B} full"))
      #expect(effects == [.finish(result)])
    }
  }

  @Test(arguments: SendIntent.Kind.ofMessages)
  func `What the journal holds a reason against is not sent, and nothing is recorded`(
    kind: SendIntent.Kind
  ) throws {
    let failure = SendFailure.sentBefore("send 3 is in progress", remedy: "wait for its outcome")
    for isCancelled in [false, true] {
      var attempt = try SendAttempt(Sends.intent(kind), policy: .standard)
      _ = attempt.update(.started)
      if isCancelled { _ = attempt.update(.cancelled) }
      let result = SendResult(
        outcome: .notSent(sentence: "send 3 is in progress"), failure: failure,
        record: .nothing(because: nil))
      #expect(attempt.update(.intentRefused(failure)) == [.finish(result)])
    }
  }

  @Test func `What FCM took is recorded under its name, and then it is over`() throws {
    var attempt = try transmitting()
    let effects = attempt.update(.answered(.accepted(name: MessageName("projects/p/messages/1"))))
    #expect(outcome(effects) == .accepted(name: "projects/p/messages/1"))
    let result = SendResult(
      outcome: .accepted(name: "projects/p/messages/1"), failure: nil, record: .complete, id: 7)
    #expect(attempt.update(.outcomeRecorded) == [.finish(result)])
    #expect(attempt.update(.started) == [])
    #expect(attempt.update(.cancelled) == [])
  }

  @Test func `An outcome that the journal does not take is still told`() throws {
    var attempt = try transmitting()
    _ = attempt.update(.answered(.failed(Sends.invalid)))
    let result = SendResult(
      outcome: .refused(code: "INVALID_ARGUMENT", sentence: "FCM refused the message"),
      failure: Sends.invalid, record: .withoutOutcome("disk full"), id: 7)
    #expect(attempt.update(.outcomeNotRecorded("disk full")) == [.finish(result)])
  }

  @Test(arguments: [Sends.unavailable, Sends.invalid, Sends.untrusted])
  func `What may have been delivered, or cannot go better, is not tried again`(
    failure: SendFailure
  ) throws {
    var attempt = try transmitting()
    #expect(outcome(attempt.update(.answered(.failed(failure)))) == SendOutcome(.failed(failure)))
  }

  @Test func `After 429 the wait is FCM's own, and a minute where it names none`() throws {
    var attempt = try transmitting()
    #expect(attempt.update(.answered(.failed(Sends.tooMany))) == [.wait(.seconds(30))])
    _ = try Sends.request(attempt.update(.waited))
    var failure = Sends.tooMany
    failure.retryAfter = nil
    var other = try transmitting()
    #expect(other.update(.answered(.failed(failure))) == [.wait(.seconds(60))])
  }

  @Test(arguments: [Duration.zero, .milliseconds(999), .nanoseconds(-1)])
  func `A server that asks to come back at once isn't asked at once`(retryAfter: Duration) throws {
    var failure = Sends.tooMany
    failure.retryAfter = retryAfter
    var attempt = try transmitting()
    #expect(attempt.update(.answered(.failed(failure))) == [.wait(.seconds(60))])
    _ = attempt.update(.waited)
    #expect(attempt.update(.answered(.failed(failure))) == [.wait(.seconds(120))])
  }

  @Test(arguments: [(60, 60_000), (61, 60_700), (30, nil)] as [(Int, Int?)])
  func `Jitter comes after the time that was asked for, and never goes past what the user allows`(
    limit: Int, milliseconds: Int?
  ) throws {
    let policy = RetryPolicy(
      attempts: 2, longestWait: .seconds(limit), longestTotal: .seconds(limit),
      jitter: .milliseconds(700))
    var failure = Sends.tooMany
    failure.retryAfter = nil
    var attempt = try transmitting(policy: policy)
    let effects = attempt.update(.answered(.failed(failure)))
    guard let milliseconds else { return #expect(outcome(effects) != nil) }
    #expect(effects == [.wait(.milliseconds(milliseconds))])
  }

  @Test func `A wait that is too long is left to the user`() throws {
    var failure = Sends.tooMany
    failure.retryAfter = .seconds(3600)
    var attempt = try transmitting()
    #expect(outcome(attempt.update(.answered(.failed(failure)))) == SendOutcome(.failed(failure)))
  }

  @Test func `Nobody who did not agree to wait waits`() throws {
    var attempt = try transmitting(policy: .never)
    #expect(outcome(attempt.update(.answered(.failed(Sends.tooMany)))) != nil)
  }

  @Test func `The number of attempts and their waits are bounded`() throws {
    var attempt = try transmitting()
    var waits: [Duration] = []
    while case .wait(let wait)? = attempt.update(.answered(.failed(Sends.unreachable))).first {
      waits.append(wait)
      _ = attempt.update(.waited)
    }
    #expect(waits == [.seconds(1), .seconds(2)])
    let long = RetryPolicy(attempts: 9, longestWait: .seconds(60), longestTotal: .seconds(70))
    var other = try transmitting(policy: long)
    #expect(other.update(.answered(.failed(Sends.tooMany))) == [.wait(.seconds(30))])
    _ = other.update(.waited)
    #expect(other.update(.answered(.failed(Sends.tooMany))) == [.wait(.seconds(30))])
    _ = other.update(.waited)
    #expect(outcome(other.update(.answered(.failed(Sends.tooMany)))) != nil)
  }

  @Test func `After a refusal it isn't said that nothing left, whatever ends the next attempt`()
    throws
  {
    var attempt = try transmitting()
    _ = attempt.update(.answered(.failed(Sends.tooMany)))
    _ = try Sends.request(attempt.update(.waited))
    #expect(attempt.update(.answered(.failed(Sends.unreachable))) == [.wait(.seconds(2))])
    _ = try Sends.request(attempt.update(.waited))
    let sentence =
      "FCM accepts no more messages for now; the next attempt didn't leave this machine"
    #expect(
      outcome(attempt.update(.answered(.failed(Sends.untrusted))))
        == .refused(code: "insecure", sentence: sentence))

    var given = try transmitting()
    _ = given.update(.answered(.failed(Sends.tooMany)))
    let request = try Sends.request(given.update(.waited))
    let cancelled = SendFailure.cancelled(request, hasStarted: false)
    #expect(
      outcome(given.update(.answered(.failed(cancelled)))) == SendOutcome(.failed(Sends.tooMany)))
  }

  @Test func `A token that FCM does not accept is renewed once`() throws {
    var attempt = try transmitting(policy: .never)
    #expect(attempt.update(.answered(.failed(Sends.unauthenticated))) == [.renewToken])
    _ = try Sends.request(attempt.update(.tokenRenewed))
    let effects = attempt.update(.answered(.failed(Sends.unauthenticated)))
    #expect(outcome(effects) == SendOutcome(.failed(Sends.unauthenticated)))
  }

  @Test func `Where there is no other token, the reason is told`() throws {
    var attempt = try transmitting()
    _ = attempt.update(.answered(.failed(Sends.unauthenticated)))
    let failure = CredentialFailure(.wrongClock, "the clock is wrong", remedy: "set it")
    let effects = attempt.update(.tokenNotRenewed(failure))
    let sentence = "FCM rejected the access token; the clock is wrong"
    #expect(outcome(effects) == .refused(code: "UNAUTHENTICATED", sentence: sentence))
  }

  @Test func `Given up before anything left, nothing was sent`() throws {
    var attempt = try SendAttempt(Sends.intent())
    let sentence = "the send was canceled before anything left this machine"
    let result = SendResult(
      outcome: .notSent(sentence: sentence), failure: nil, record: .nothing(because: nil))
    #expect(attempt.update(.cancelled) == [.finish(result)])

    var writing = try SendAttempt(Sends.intent())
    _ = writing.update(.started)
    #expect(writing.update(.cancelled) == [])
    #expect(outcome(writing.update(.intentWritten(id: 7))) == .notSent(sentence: sentence))
  }

  @Test(arguments: [SendAttempt.Event.cancelled, .deadlinePassed])
  func `Given up on its way, nobody knows`(event: SendAttempt.Event) throws {
    var attempt = try transmitting()
    guard case .unknown? = outcome(attempt.update(event)) else {
      Issue.record("something else is said to be known")
      return
    }
    // What comes late changes nothing: the record is being written.
    #expect(attempt.update(.answered(.accepted(name: MessageName("late")))) == [])
  }

  @Test func `Given up in a wait, what FCM said last is recorded`() throws {
    var attempt = try transmitting()
    _ = attempt.update(.answered(.failed(Sends.tooMany)))
    #expect(outcome(attempt.update(.cancelled)) == SendOutcome(.failed(Sends.tooMany)))
  }

  @Test func `A payload that is no message becomes no attempt`() throws {
    let refusal = try #require(throws: RefusedSend.self) {
      try SendAttempt(Sends.intent(payload: #"{},"validate_only":false"#))
    }
    #expect(refusal.code == .invalidMessage)
  }
}
