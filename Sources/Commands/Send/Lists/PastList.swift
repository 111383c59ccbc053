public import FCMClient
public import SendPolicy

/// A list of the history: its runs, and which recipients are done with.
public struct PastList: Sendable {
  /// Oldest first; at least one.
  public var runs: [PastSend]
  public var progress: ListProgress

  public init(runs: [PastSend], progress: ListProgress) {
    self.runs = runs
    self.progress = progress
  }
}
