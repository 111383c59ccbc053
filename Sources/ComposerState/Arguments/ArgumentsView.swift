/// The arguments of a text one by one; ``Composer/editing`` is the visit to one of them.
public struct ArgumentsView: Modal {
  public let text: KeyedText
  /// How many locales are above what is in view.
  public private(set) var scroll = 0

  init(_ text: KeyedText) {
    self.text = text
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(.edit): return close
    case .command(let command): return move(command, in: composer, seeing: derived)
    case .pointed(.entry(let index)): return go(to: index, in: composer)
    case .edit, .pasted: return .stay { $0.editFocused(action, seeing: derived) }
    case .pointed(.text(let offset, let reach)):
      return .stay { composer in
        composer.focus.point(at: offset, reach)
        return []
      }
    default: return .stay
    }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep { close }

  private var close: ModalStep {
    .close { composer in
      composer.endEditing()
      return []
    }
  }

  private mutating func move(
    _ command: Command, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    let index = composer.argumentIndex(in: self)
    switch command {
    case .nextLocale, .previousLocale:
      let uses = composer.argumentUses(index + 1, for: text, seeing: derived)
      scroll = command.scrolled(scroll, last: max(0, uses.count - 1))
      return .stay
    case .up, .previousField, .down, .nextField:
      let rows = composer.argumentRows(for: text, seeing: derived)
      return go(to: command.scrolled(index, last: max(0, rows.count - 1)), in: composer)
    default: return .stay
    }
  }

  /// Goes on editing there; what was typed before is a step of its own.
  private mutating func go(to index: Int, in composer: Composer) -> ModalStep {
    guard index != composer.argumentIndex(in: self) else { return .stay }
    scroll = 0
    let text = text
    return .stay { composer in
      composer.endEditing()
      composer.visitArgument(index, of: text)
      return []
    }
  }
}
