public import FCMClient

/// The earlier runs of a list that is sent on.
public struct ResumedList: Hashable, Sendable {
  /// Their numbers in the history, oldest first.
  public var runs: [Int64]
  /// Those of them that a person can settle, because they have recipients with an unknown outcome.
  public var unsettled: [Int64]
  /// Recipients that are done with: sent, dead or refused.
  public var done: Int
  /// Recipients whose outcome is unknown.
  public var unknown: Int
  /// Whether those get the message, too.
  public var includesUnknown: Bool
  /// Recipients that still get the message.
  public var left: Int

  public init(
    runs: [Int64], unsettled: [Int64] = [], _ progress: ListProgress, recipients: Int,
    includesUnknown: Bool
  ) {
    self.runs = runs
    self.unsettled = unsettled
    done = progress.done.count
    unknown = progress.unknown.count
    self.includesUnknown = includesUnknown
    left = max(0, recipients - done - (includesUnknown ? 0 : unknown))
  }
}
