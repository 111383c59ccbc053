internal import ComposerState
internal import TerminalUI

extension ArgumentsView: ModalView {
  /// They are edited as in a form.
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "esc", "ctrl-c": return .command(.back)
    case "enter": return .command(.edit)
    default: break
    }
    if let command = Keymap.whileEditing(key) { return .command(command) }
    if let command = Keymap.editorCommand(for: key) { return .edit(command) }
    let command = keymap.command(for: key)
    return command == .redraw || command == .suspend ? command.map(Action.command) : nil
  }

  func hints(in scene: Scene) -> [Hint] {
    [
      Hint("Tab", "next argument"), Hint("PgDn", "more locales"),
      Hint("Esc", "done"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    ArgumentsSheet(self, in: scene).draw(on: &canvas)
  }
}
