/// How a run of a list ended.
public struct ListEnd: Hashable, Sendable {
  /// Of the messages that this run has begun.
  public var tally: ListTally
  /// What ended the run before its end, but not a signal.
  public var stoppedBy: SendFailure?
  /// Whether all recipients of the list were begun.
  public var isComplete: Bool
  /// Why the history lacks outcomes; a sentence.
  public var unrecorded: String?

  public init(
    tally: ListTally, stoppedBy: SendFailure?, isComplete: Bool, unrecorded: String? = nil
  ) {
    self.tally = tally
    self.stoppedBy = stoppedBy
    self.isComplete = isComplete
    self.unrecorded = unrecorded
  }
}
