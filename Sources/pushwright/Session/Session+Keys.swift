import ComposerScreens
import ComposerState
import CursesTerminal
import TerminalUI

/// What keys and the mouse do, by what the screen shows.
extension Session {
  func take(_ event: TerminalEvent) {
    switch event {
    case .key(let key): take(key)
    case .paste(let text):
      let action = ComposerScreen.action(forPasted: text, in: composer, size: screen?.size)
      if let action { update(action) }
    case .pasteFault(let fault): update(.noticed(Notice(.warning, fault.sentence)))
    case .resize: break
    case .mouse(let event): take(event)
    case .background(let color): show(themeOn: TerminalBackground(color))
    case .endOfInput:
      isInputOver = true
      MainLoop.shared.stopWatching()
      leave(afterSignal: nil)
    }
  }

  func take(_ key: KeyPress) {
    if let size = screen?.size,
      ComposerScreen.isLeaving(key, in: composer, keymap: setup.keymap, size: size)
    {
      return leave(afterSignal: nil)
    }
    guard let action = action(for: key) else { return }
    // A page that wasn't on the terminal isn't turned either.
    if case .scrolled = action, !isScreenCurrent, composer.isReadingTexts { return }
    guard isScreenCurrent || !composer.approvesWhatIsRead(action) else {
      return update(
        .noticed(Notice(.warning, "Not marked: that key came before its texts were on the screen")))
    }
    update(action)
  }

  private func action(for key: KeyPress) -> Action? {
    guard let size = screen?.size else { return setup.keymap.action(for: key, in: composer) }
    return ComposerScreen.action(
      for: key, in: composer, derivation.value, keymap: setup.keymap, options: setup.drawing,
      size: size)
  }

  func take(_ event: MouseEvent) {
    guard let size = screen?.size else { return }
    let action = ComposerScreen.action(
      for: event, in: composer, derivation.value, keymap: setup.keymap, options: setup.drawing,
      size: size)
    if let action { update(action) }
  }
}
