internal import ComposerState
internal import TerminalUI

extension CopyMenu: ModalView {
  /// Each form has a letter of its own.
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    let form = CopyForm.allCases.first { $0.letter == key.typedCharacter }
    return form.map { .dialog(.copy($0)) } ?? keymap.command(for: key).map(Action.command)
  }

  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "copy"), Hint("Esc", "leave")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawCopyMenu(self, on: &canvas)
  }
}
