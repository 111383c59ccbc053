internal import ComposerState
internal import TerminalUI

extension SentMessage: ModalView {
  var isPage: Bool { true }

  func hints(in scene: Scene) -> [Scene.Hint] {
    (scene.composer.canGoToRefusedField ? [scene.hint("Enter", "the field")] : [])
      + [scene.hint(scene.keymap.label(for: .showHistory), "History"), scene.hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawSent(self, on: &canvas)
  }
}
