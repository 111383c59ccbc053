internal import ComposerState
internal import TerminalUI

extension KeyPicker: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    (count > 0 ? [.choose, Hint("Enter", "take it")] : []) + [Hint("Esc", "leave")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    KeyPickerView(self, in: scene).draw(on: &canvas)
  }
}
