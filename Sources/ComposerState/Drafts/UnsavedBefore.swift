/// Unsaved work, before another draft takes its place.
public struct UnsavedBefore: Modal {
  public let next: NextDraft

  init(_ next: NextDraft) {
    self.next = next
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    let next = next
    return switch action {
    case .dialog(.saveFirst): .close { $0.saveBefore(next) }
    case .dialog(.discard): .close { $0.discardWork() + $0.bring(next) }
    default: .stay
    }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep { .giveUp }
}
