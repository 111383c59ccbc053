/// The unsaved work of sessions that ended without saying goodbye, one of it shown.
public struct Recovery: Modal {
  /// At least one, the newest first.
  public private(set) var drafts: [RecoverableDraft]
  public private(set) var index = 0
  /// How many of the changed lines are above what is in view.
  public private(set) var scroll = 0
  /// Discarding has been asked for and is not confirmed yet.
  public private(set) var isDiscarding = false
  /// The draft that was named when the program started.
  let named: String?

  public var draft: RecoverableDraft { drafts[index] }

  /// The name of the draft that Esc stays with, in whose place the work would come; `nil` if it is that draft's own.
  public var keptBeside: String? { draft.kept.file.path == nil ? named : nil }

  /// `named` is the draft that is open because the user named it.
  init(_ drafts: [RecoverableDraft], besides named: String?) {
    self.drafts = drafts
    self.named = named
  }

  public var takesWheel: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(let command): return take(command)
    case .dialog(.discard): return discard()
    case .pointed(.wheel(nil, let rows)):
      scroll = max(0, min(scroll + rows, draft.changes.lines.count))
    default: break
    }
    return .stay
  }

  /// Esc: one step back in the question whether the work is to go.
  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep {
    guard !isDiscarding else {
      isDiscarding = false
      return .stay
    }
    return .puttingOff
  }

  private mutating func take(_ command: Command) -> ModalStep {
    let wasDiscarding = isDiscarding
    isDiscarding = false
    switch command {
    case .up, .previousField: move(by: -1)
    case .down, .nextField: move(by: 1)
    case .first: move(by: -drafts.count)
    case .last: move(by: drafts.count)
    case .nextLocale, .previousLocale:
      scroll = command.scrolled(scroll, last: draft.changes.lines.count)
    // A question is open then that Enter does not answer.
    case .edit where !wasDiscarding, .recover where !wasDiscarding:
      let draft = draft
      return .close { $0.replaceDraft(with: .recovered(draft)) }
    default: break
    }
    return .stay
  }

  /// Asks the first time, and discards the second time.
  private mutating func discard() -> ModalStep {
    guard isDiscarding else {
      isDiscarding = true
      return .stay
    }
    let discarded = drafts.remove(at: index)
    isDiscarding = false
    guard !drafts.isEmpty else { return .close { $0.discard(discarded.kept) } }
    move(by: 0)
    return .stay { $0.discard(discarded.kept) }
  }

  private mutating func move(by step: Int) {
    index = max(0, min(index + step, drafts.count - 1))
    scroll = 0
  }
}

extension ModalStep {
  fileprivate static var puttingOff: ModalStep {
    .close { composer in
      composer.giveUpWaiting()
      composer.notice = Notice(
        .info, "Pushwright keeps the unsaved work and offers it again at the next start",
        offers: [.recover])
      return []
    }
  }
}
