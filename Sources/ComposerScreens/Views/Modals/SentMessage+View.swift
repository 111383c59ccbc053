internal import ComposerState
internal import TerminalUI

extension SentMessage: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    (scene.composer.canGoToRefusedField ? [Hint("Enter", "the field")] : [])
      + [Hint(scene.context.keymap.label(for: .showHistory), "History"), Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    SentMessageView(self, in: scene).draw(on: &canvas)
  }
}
