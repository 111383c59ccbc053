internal import SendPolicy

/// The unsaved work of sessions that ended without saying goodbye, one of it shown.
public struct Recovery: Hashable, Sendable {
  /// At least one, the newest first.
  public internal(set) var drafts: [RecoverableDraft]
  public internal(set) var index = 0
  /// How many of the changed lines are above what is in view.
  public internal(set) var scroll = 0
  /// Discarding has been asked for and is not confirmed yet.
  public internal(set) var isDiscarding = false
  /// It comes up by itself, so keys that were meant for the shell do not count.
  var gate: ReviewGate

  public var draft: RecoverableDraft { drafts[index] }

  init(_ drafts: [RecoverableDraft], at milliseconds: Int) {
    self.drafts = drafts
    gate = ReviewGate(openedAt: milliseconds)
  }

  mutating func move(by step: Int) {
    index = max(0, min(index + step, drafts.count - 1))
    scroll = 0
  }
}
