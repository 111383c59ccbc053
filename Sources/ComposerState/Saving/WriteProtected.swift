/// Nothing was saved: the draft's file is read-only.
public struct WriteProtected: Modal {
  public let path: String
  let thenQuit: Bool

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    let thenQuit = thenQuit
    return switch action {
    case .dialog(.confirm): .asking(forNameInsteadOf: path, thenQuit: thenQuit)
    case .dialog(.replaceProtected): .close { $0.replaceProtected(thenQuit: thenQuit) }
    default: .stay
    }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep { .giveUp }
}
