/// How a ``SendAttempt`` ended.
public struct SendResult: Hashable, Sendable {
  /// What the journal knows about it.
  public enum Record: Hashable, Sendable {
    /// Nothing, and why where the journal failed: nothing was sent, or only a dry-run was made.
    case nothing(because: String?)
    case complete
    /// The intent, but not its outcome; a sentence of the journal's.
    case withoutOutcome(String)
  }

  public var outcome: SendOutcome
  /// Why it was not accepted, with what to do; `nil` if it was, or nothing was tried.
  public var failure: SendFailure?
  public var record: Record
  /// The journal's number for the send; `nil` if it has none.
  public var id: Int64?

  /// Whether the journal holds intent and outcome, so that later sends can rely on them.
  public var isRecorded: Bool { record == .complete }

  /// A result that was found elsewhere, such as in a test.
  public init(
    outcome: SendOutcome, failure: SendFailure?, record: Record, id: Int64? = nil
  ) {
    self.outcome = outcome
    self.failure = failure
    self.record = record
    self.id = id
  }
}
