internal import ComposerState
internal import TerminalUI

extension OpenElsewhere: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "r": .dialog(.readOnly)
    case "e": .dialog(.editToo)
    case "o": .dialog(.openAnother)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    [
      Hint("r", "read-only"), Hint("o", "another draft"),
      Hint("e", "edit too"), Hint("Esc", "read-only"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.context.drawDialog(
      "Open in another program",
      [
        "Another Pushwright has \(scene.composer.file.name) open:", "\(other).", "",
        "r    read-only: preview and dry runs", "o    open another draft",
        "e    edit it here too; saving asks", "Esc  read-only",
      ], on: &canvas)
  }
}
