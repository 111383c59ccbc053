internal import ComposerState
internal import TerminalUI

extension TargetPicker: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    (found.isEmpty ? [] : [.choose, Hint("Enter", "take it")]) + [Hint("Esc", "leave")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    TargetPickerView(self, in: scene).draw(on: &canvas)
  }
}
