internal import ComposerState
internal import TerminalUI

extension UnsavedQuestion: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "s": .dialog(.saveAndQuit)
    case Keymap.discardKey: .dialog(.discardAndQuit)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("s", "save and quit"), Hint("X", "discard"), Hint("Esc", "stay")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.context.drawDialog(
      "Unsaved work",
      [
        "\(scene.composer.file.name) has unsaved changes.", "",
        "s    save and quit", "X    discard them and quit",
        "     (\(scene.context.keymap.wayBack("them")) for a day)", "Esc  stay",
      ], on: &canvas)
  }
}
