internal import ComposerState
internal import TerminalUI

extension HelpList: ModalView {
  var wheelRows: Int { 3 }

  /// While something is looked for, letters are letters; otherwise `/` begins to look.
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    if isTyping { return keymap.listAction(for: key) }
    return key == "/" ? .dialog(.filter) : keymap.command(for: key).map(Action.command)
  }

  func hints(in scene: Scene) -> [Scene.Hint] {
    let scroll = scene.hint("↑↓", "scroll")
    if isTyping {
      return [scroll, scene.hint("Enter", "done"), scene.hint("Esc", "all keys")]
    }
    return [
      scroll, scene.hint("/", "look for a key"),
      scene.hint("Esc", isFiltered ? "all keys" : "back"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawHelp(self, on: &canvas)
  }
}
