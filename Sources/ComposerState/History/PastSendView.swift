public import SendPolicy

/// One send of the history, opened.
public struct PastSendView: Hashable, Sendable {
  public let past: PastSend
  /// How many lines are above what is in view.
  public internal(set) var scroll = 0

  init(_ past: PastSend) {
    self.past = past
  }
}
