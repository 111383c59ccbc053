extension Composer {
  /// The open modal, if it is of that type.
  public func modal<State: Modal>(_ type: State.Type) -> State? {
    openModal?.state as? State
  }

  /// Opens a modal in the place of the one that is open, if any.
  mutating func open(_ modal: some Modal) {
    openModal = OpenModal(modal)
  }

  /// Opens a modal that no key has asked for: it takes none that was typed before it was seen.
  mutating func openUnasked(_ modal: some Modal) {
    openModal = OpenModal(modal, unaskedAt: now.milliseconds)
  }

  /// Whether keys that come without a pause don't count.
  public var countsPauses: Bool { isReviewing || openModal?.awaitsPause == true }

  /// Whether a question came up by itself and was not on the screen yet; see ``Action/shown``.
  public var hasUnseenQuestion: Bool { openModal?.isUnseen == true }

  /// Closes the modal if it is of that type.
  mutating func close<State: Modal>(_ type: State.Type) {
    if modal(type) != nil { openModal = nil }
  }

  /// Runs a command while a modal is open.
  mutating func runInModal(_ command: Command, seeing derived: Derived) -> [Effect] {
    switch command {
    case .redraw: [.redraw]
    case .suspend where openModal?.state.letsSuspend == true: keepNow() + [.suspend]
    default: updateModal(.command(command), seeing: derived)
    }
  }

  /// What the open modal does with an action.
  mutating func updateModal(_ action: Action, seeing derived: Derived) -> [Effect] {
    guard openModal?.takes(action, at: now.milliseconds) == true else { return [] }
    return takeStep { modal, composer in
      switch action {
      case .command(let command) where command == .back || command == .quit:
        modal.leave(by: command, in: composer)
      case .pointed(.again(nil)):
        modal.takesDoubleClicks
          ? modal.update(.command(.edit), in: composer, seeing: derived) : .stay
      default: modal.update(action, in: composer, seeing: derived)
      }
    }
  }

  /// The open modal takes note of what came back from outside.
  mutating func tellModal(_ news: Action, seeing derived: Derived) {
    _ = takeStep { modal, composer in
      modal.note(news, in: composer, seeing: derived)
      return .stay
    }
  }

  private mutating func takeStep(
    _ step: (inout any Modal, Composer) -> ModalStep
  ) -> [Effect] {
    guard var open = openModal else { return [] }
    let next = step(&open.state, self)
    if next.closes, let said = open.said, notice == said { notice = nil }
    if let words = next.words { (notice, open.said) = (words, words) }
    openModal = next.closes ? nil : open
    return next.flow?(&self) ?? []
  }
}
