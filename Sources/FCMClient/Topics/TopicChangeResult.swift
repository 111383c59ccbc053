/// How a ``TopicChangeRun`` ended.
public struct TopicChangeResult: Hashable, Sendable {
  /// One for each change, in their order.
  public var results: [Result<TopicChange.Success, CallFailure>]
  /// What ended the run before its end; `nil` if nothing did.
  public var stoppedBy: CallFailure?
  /// Why the history holds an entry without its outcome; `nil` if it doesn't.
  public var unrecorded: String?

  public init(
    results: [Result<TopicChange.Success, CallFailure>], stoppedBy: CallFailure? = nil,
    unrecorded: String? = nil
  ) {
    self.results = results
    self.stoppedBy = stoppedBy
    self.unrecorded = unrecorded
  }
}
