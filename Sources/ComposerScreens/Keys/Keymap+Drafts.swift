internal import ComposerState
internal import TerminalUI

extension Keymap {
  /// What a key means in the list of drafts, where letters find a draft.
  func draftsAction(for key: KeyPress) -> Action? {
    switch key {
    case "esc", "ctrl-c": return .command(.back)
    case "enter": return .dialog(.confirm)
    case "up", "shift-tab": return .command(.up)
    case "down", "tab": return .command(.down)
    case "pgup": return .command(.previousLocale)
    case "pgdn": return .command(.nextLocale)
    default: break
    }
    if let command = Self.editorCommand(for: key) { return .edit(command) }
    return key.keepsItsMeaning ? command(for: key).map(Action.command) : nil
  }
}
