/// Waiting for the answer to ``Composer/running``: nothing takes the message back.
public struct SendingPage: Modal {
  /// Nothing is there to scroll.
  public var takesWheel: Bool { true }

  /// Suspending waits for the answer to a message that has left.
  public var letsSuspend: Bool { false }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard case .command(let command) = action else { return .stay }
    return .stay { $0.runWhileSending(command) }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep {
    .stay { $0.runWhileSending(command) }
  }
}
