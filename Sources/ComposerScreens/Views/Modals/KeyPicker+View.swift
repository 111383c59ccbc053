internal import ComposerState
internal import TerminalUI

extension KeyPicker: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Scene.Hint] {
    (count > 0 ? [.choose, scene.hint("Enter", "take it")] : []) + [scene.hint("Esc", "leave")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawKeyPicker(self, on: &canvas)
  }
}
