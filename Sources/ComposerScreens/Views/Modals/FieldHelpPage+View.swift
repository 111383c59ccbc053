internal import ComposerState
internal import TerminalUI

extension FieldHelpPage: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    // Where there is more than fits, the last line says so.
    [Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    FieldHelpView(scroll: scroll, in: scene).draw(on: &canvas)
  }
}
