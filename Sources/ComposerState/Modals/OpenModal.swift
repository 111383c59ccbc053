/// The modal that is open, of whichever type.
public struct OpenModal: Hashable, Sendable {
  public internal(set) var state: any Modal
  /// What the modal said last, which goes with it.
  var said: Notice?

  init(_ state: some Modal) {
    self.state = state
  }

  public static func == (one: OpenModal, other: OpenModal) -> Bool {
    AnyHashable(one.state) == AnyHashable(other.state)
  }

  public func hash(into hasher: inout Hasher) {
    state.hash(into: &hasher)
  }
}
