import ComposerScreens
import ComposerState
import CursesTerminal
import TerminalUI

/// What keys and the mouse do, by what the screen shows.
extension Session {
  func take(_ key: KeyPress) {
    if let size = screen?.size,
      ComposerScreen.isLeaving(key, in: composer, keymap: setup.keymap, size: size)
    {
      return leave(afterSignal: nil)
    }
    if let action = action(for: key) { update(action) }
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
