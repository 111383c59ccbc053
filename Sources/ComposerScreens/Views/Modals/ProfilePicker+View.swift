internal import ComposerState
internal import TerminalUI

extension ProfilePicker: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    let isFound = !scene.composer.profileEntries(in: self).isEmpty
    return (isFound ? [.choose, Hint("Enter", "use it")] : []) + [Hint("Esc", "leave")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    ProfilePickerView(self, in: scene).draw(on: &canvas)
  }
}
