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

  func hints(in scene: Scene) -> [Scene.Hint] {
    [scene.hint("s", "save and quit"), scene.hint("X", "discard"), scene.hint("Esc", "stay")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawDialog(
      "Unsaved work",
      [
        "\(scene.composer.file.name) has changes that are not saved.", "",
        "s    save and quit", "X    discard them and quit",
        "     (\(scene.wayBack("them")) for a day)", "Esc  stay",
      ], on: &canvas)
  }
}
