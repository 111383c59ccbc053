internal import ComposerState
internal import TerminalUI

extension AlsoOpen: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "enter": .dialog(.confirm)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "save"), Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.context.drawDialog(
      "Also open elsewhere",
      [
        "\(scene.composer.file.name) is also open in", "\(other).",
        "The other session will ask about your change.", "",
        "Enter  save", "Esc    back",
      ], on: &canvas)
  }
}
