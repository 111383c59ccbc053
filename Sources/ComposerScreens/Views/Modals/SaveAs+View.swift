internal import ComposerState
internal import TerminalUI

extension SaveAs: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.lineAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "save"), Hint("Esc", "cancel")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawSaveAs(editor, on: &canvas)
  }
}
