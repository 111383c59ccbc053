internal import ComposerState
internal import TerminalUI

extension WriteProtected: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "enter": .dialog(.confirm)
    case Keymap.replaceKey: .dialog(.replaceProtected)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    [
      Hint("Enter", "another name"), Hint("W", "replace it"),
      Hint("Esc", "back"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.context.drawDialog(
      "Read-only file",
      [
        "This file is read-only, so nothing was saved:", scene.context.inFull(path), "",
        "Enter  save under another name", "W      replace it; it stays read-only", "Esc    back",
      ], on: &canvas)
  }
}
