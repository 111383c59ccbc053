internal import ComposerState
internal import TerminalUI

extension SendingPage: ModalView {
  var isPage: Bool { true }

  func hints(in scene: Scene) -> [Scene.Hint] {
    [scene.hint(scene.keymap.label(for: .quit), "leave when answered")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawSending(on: &canvas)
  }
}
