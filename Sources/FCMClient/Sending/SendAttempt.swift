import HarmlessText

/// One send from intent to outcome: `writeIntent → transmit → recordOutcome`.
///
/// The caller, which owns journal, network and clock, performs the effects and reports their results
/// as events. Nothing is transmitted before the intent is written, and nothing twice unless no device
/// can have got it. Each written intent gets exactly one outcome, if the journal takes it.
public struct SendAttempt: Sendable {
  public enum Event: Hashable, Sendable {
    case started
    /// The journal has the intent, durably, under that number.
    case intentWritten(id: Int64)
    /// The journal has not; a sentence.
    case intentNotWritten(String)
    /// The journal could have it, but holds a reason against this send; nothing is written.
    case intentRefused(SendFailure)
    /// What the transport says, also when its task was canceled: it knows whether bytes left.
    case answered(SendAnswer)
    /// The transport has not answered, although the request's own deadline is long over.
    case deadlinePassed
    /// The time of the last `wait` is over.
    case waited
    /// There is a new token in the place of the one that FCM did not accept.
    case tokenRenewed
    /// No new token came; the failure goes to the user.
    case tokenNotRenewed(CredentialFailure)
    /// The user does not want to wait any longer.
    case cancelled
    case outcomeRecorded
    /// The journal did not take the outcome; a sentence.
    case outcomeNotRecorded(String)
  }

  public enum Effect: Hashable, Sendable {
    case writeIntent(SendIntent)
    case transmit(SendRequest)
    /// FCM answered 401: the token that was used is not to be used again. At most once.
    case renewToken
    case wait(Duration)
    /// To the intent's row.
    case recordOutcome(SendOutcome, of: WrittenIntent)
    /// Always the last.
    case finish(SendResult)
  }

  enum State: Hashable, Sendable {
    case ready
    case writingIntent(isCancelled: Bool)
    case transmitting
    case renewing(SendFailure)
    case waiting(SendFailure)
    case recording(SendOutcome, SendFailure?)
    case finished
  }

  /// What is being sent.
  public let intent: SendIntent
  /// The complete request, so that the last possible mistake in it is found here.
  let draft: SendRequest.Draft
  let policy: RetryPolicy
  var state = State.ready
  var written: WrittenIntent?
  var journalFailure: String?
  var attempt = 0
  var waited = Duration.zero
  var hasRenewedToken = false
  /// What the server said to an earlier attempt.
  var refusal: SendFailure?

  /// Checks the intent's payload, and begins nothing.
  public init(
    _ intent: SendIntent, policy: RetryPolicy = .never, deadline: Duration = .seconds(30)
  ) throws(RefusedSend) {
    guard intent.kind.isOfMessage else {
      throw .invalidMessage(intent.kind == .list ? "it is a list" : "it is a change of a topic")
    }
    self.intent = intent
    self.policy = policy
    draft = try SendRequest.Draft(
      endpoint: intent.endpoint, project: intent.project, messageText: intent.payload,
      deadline: deadline)
  }

  /// Whether bytes may have left, so that canceling can no longer promise anything.
  public var isTransmitting: Bool { state == .transmitting }

  /// Takes what happened and says what to do; an event that does not belong to the state changes
  /// nothing.
  public mutating func update(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.ready, .started):
      state = .writingIntent(isCancelled: false)
      return [.writeIntent(intent)]
    case (.ready, .cancelled):
      return finish(.notSent(sentence: Self.givenUp), nil, .nothing(because: nil))
    case (.writingIntent(let isCancelled), .intentWritten(let id)):
      written = WrittenIntent(id: id, intent)
      return isCancelled ? record(.notSent(sentence: Self.givenUp), nil) : transmit()
    case (.writingIntent(let isCancelled), .intentNotWritten(let reason)):
      return goOnWithoutJournal(VisibleText.of(reason), isCancelled: isCancelled)
    case (.writingIntent, .intentRefused(let failure)):
      return record(.notSent(sentence: failure.sentence), failure)
    case (.writingIntent, .cancelled):
      // The row may be there already, and a row needs its outcome.
      state = .writingIntent(isCancelled: true)
      return []
    case (.recording(let outcome, let failure), .outcomeRecorded):
      return finish(outcome, failure, .complete)
    case (.recording(let outcome, let failure), .outcomeNotRecorded(let reason)):
      return finish(outcome, failure, .withoutOutcome(VisibleText.of(reason)))
    default: return updateOnTheWay(event)
    }
  }

  /// Only what delivers nothing needs no journal.
  private mutating func goOnWithoutJournal(_ reason: String, isCancelled: Bool) -> [Effect] {
    journalFailure = reason
    guard intent.kind != .dryRun else {
      return isCancelled ? record(.notSent(sentence: Self.givenUp), nil) : transmit()
    }
    let sentence = "couldn't write the history (\(reason)); nothing was sent"
    return record(.notSent(sentence: sentence), nil)
  }

  mutating func finish(
    _ outcome: SendOutcome, _ failure: SendFailure?, _ record: SendResult.Record
  ) -> [Effect] {
    state = .finished
    return [
      .finish(SendResult(outcome: outcome, failure: failure, record: record, id: written?.id))
    ]
  }

  static let givenUp = "the send was canceled before anything left this machine"
}
