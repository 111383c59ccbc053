internal import ComposerState
internal import TerminalUI

extension HelpList: ModalView {
  var wheelRows: Int { 3 }

  /// While something is looked for, letters are letters; otherwise `/` begins to look.
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    if isTyping { return keymap.listAction(for: key) }
    return key == "/" ? .dialog(.filter) : keymap.command(for: key).map(Action.command)
  }

  func hints(in scene: Scene) -> [Hint] {
    let scroll = Hint("↑↓", "scroll")
    if isTyping {
      return [scroll, Hint("Enter", "done"), Hint("Esc", "all keys")]
    }
    return [
      scroll, Hint("/", "find a key"),
      Hint("Esc", isFiltered ? "all keys" : "back"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    HelpListView(self, in: scene).draw(on: &canvas)
  }
}
