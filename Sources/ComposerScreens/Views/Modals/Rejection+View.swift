internal import ComposerState
internal import TerminalUI

extension Rejection: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.lineAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "reject"), Hint("Esc", "cancel")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.draw(self, on: &canvas)
  }
}
