internal import ComposerState
internal import TerminalUI

extension ChangedOnDisk: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "enter": .dialog(.confirm)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "another name"), Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.context.drawDialog(
      "Changed on disk",
      [
        "Another program changed this file after you opened it:",
        scene.context.inFull(path), "Nothing was saved.", "",
        "Enter  save under another name", "Esc    back",
      ], on: &canvas)
  }
}
