/// Leaving with unsaved work.
public struct UnsavedQuestion: Modal {
  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .dialog(.saveAndQuit):
      .close { composer in
        composer.switching.wait(toLeave: true)
        return composer.save()
      }
    case .dialog(.discardAndQuit): .stay { $0.discardWork() + [.quit] }
    default: .stay
    }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep { .giveUp }
}
