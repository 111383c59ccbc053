internal import SendPolicy

/// The question what to do with a draft that another program has open.
public struct OpenElsewhere: Hashable, Sendable {
  /// The other program: `process 4711 on HOST since 10:12`.
  public let other: String
  /// The question comes up by itself, so keys that were meant for the screen before do not count.
  var gate: ReviewGate

  init(by other: String, at milliseconds: Int) {
    self.other = other
    gate = ReviewGate(openedAt: milliseconds)
  }
}
