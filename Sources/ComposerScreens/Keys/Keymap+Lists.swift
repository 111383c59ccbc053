internal import ComposerState
internal import TerminalUI

extension Keymap {
  /// What a key means in a dialog with one line to type in.
  func lineAction(for key: KeyPress) -> Action? {
    switch key {
    case "enter": .dialog(.confirm)
    case "esc", "ctrl-c": .command(.back)
    default: Self.editorCommand(for: key).map(Action.edit)
    }
  }

  /// What a key means above a list in which one types: letters are letters, and nothing else is lost.
  func listAction(for key: KeyPress) -> Action? {
    switch key {
    case "esc", "ctrl-c": return .command(.back)
    case "enter": return .command(.edit)
    case "up", "ctrl-p", "shift-tab": return .command(.up)
    case "down", "ctrl-n", "tab": return .command(.down)
    case "pgup": return .command(.previousLocale)
    case "pgdn": return .command(.nextLocale)
    default: break
    }
    if let command = Self.editorCommand(for: key) { return .edit(command) }
    guard let command = command(for: key), command == .redraw || command == .suspend else {
      return nil
    }
    return .command(command)
  }
}
