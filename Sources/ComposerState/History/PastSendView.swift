public import SendPolicy

/// One send of the history, opened.
public struct PastSendView: Hashable, Sendable {
  public let past: PastSend
  /// Its message as phones show it with the app's strings of today; `nil` where it cannot be read.
  public let shown: ReviewedMessage?
  /// How many lines are above what is in view.
  public internal(set) var scroll = 0

  init(_ past: PastSend, shown: ReviewedMessage? = nil) {
    self.past = past
    self.shown = shown
  }
}
