internal import SendPolicy

/// The modal that is open, of whichever type.
public struct OpenModal: Hashable, Sendable {
  public internal(set) var state: any Modal
  /// What the modal said last, which goes with it.
  var said: Notice?
  /// Keeps keys from it that were typed for what was on the screen before; `nil` for one that a key has asked for.
  private var gate: ReviewGate?
  /// Whether it came up unasked and is not on the screen yet.
  private(set) var isUnseen = false

  init(_ state: some Modal) {
    self.state = state
  }

  /// One that comes up by itself.
  init(_ state: some Modal, unaskedAt milliseconds: Int) {
    self.state = state
    gate = ReviewGate(openedAt: milliseconds)
    isUnseen = true
  }

  /// Whether keys count only after a pause.
  var awaitsPause: Bool { gate != nil }

  /// Whether an action that is taken now counts; leaving with Esc always does.
  mutating func takes(_ action: Action, at now: Int) -> Bool {
    switch action {
    case .shown, .disturbed:
      if action == .shown { isUnseen = false }
      gate?.disarm(at: now)
    case .command(.back): break
    case .command, .edit, .pasted, .dialog, .scrolled, .pointed(.again):
      return gate?.takesKey(at: now) ?? true
    default: break
    }
    return true
  }

  public static func == (one: OpenModal, other: OpenModal) -> Bool {
    AnyHashable(one.state) == AnyHashable(other.state)
  }

  public func hash(into hasher: inout Hasher) {
    state.hash(into: &hasher)
  }
}
