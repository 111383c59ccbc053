import CodeSnippets

/// The forms in which something can be copied, one of them chosen.
public struct CopyMenu: Modal {
  /// Among ``CopyForm/allCases``.
  public private(set) var index = 0

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(.edit): copy(CopyForm.allCases[index], of: composer, seeing: derived)
    case .dialog(.form(let form)): choose(form)
    default: move(action)
    }
  }

  /// A letter copies nothing by itself: the rest of a typed word would run commands, and get into the draft.
  private mutating func choose(_ form: CopyForm) -> ModalStep {
    index = CopyForm.allCases.firstIndex(of: form) ?? index
    return .stay
  }

  private mutating func move(_ action: Action) -> ModalStep {
    index = action.chosen(index, of: CopyForm.allCases.count)
    return .stay
  }

  /// Where nothing can be copied, the menu stays and the notice says why.
  private func copy(
    _ form: CopyForm, of composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    if form == .page, composer.pageBlocker(seeing: derived) == nil {
      return .close { composer in
        composer.askForPage()
        return []
      }
    }
    if let code = form.snippet(of: composer), code.refusal == nil {
      let name = form.name(of: code, in: composer)
      return .close { _ in [.copy(code.text, what: name, isWhole: code.isWhole)] }
    }
    return switch composer.copyText(form, seeing: derived) {
    case .unavailable(let reason): .stay(saying: Command.copy.refusal(because: reason))
    case .text(let text):
      .close { _ in
        [.copy(text, what: form.name(in: composer), isWhole: form.isWhole(in: composer))]
      }
    }
  }
}
