internal import ComposerState
internal import TerminalUI

extension RejectionQuestion: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "enter": .dialog(.confirm)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "mark reviewed"), Hint("Esc", "keep it")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawRejected(locale, for: note, on: &canvas)
  }
}
