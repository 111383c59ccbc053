internal import ComposerState
internal import TerminalUI

extension SendingPage: ModalView {
  var isPage: Bool { true }

  func hints(in scene: Scene) -> [Scene.Hint] {
    let keymap = scene.keymap
    return [
      scene.hint(keymap.label(for: .quit), "leave when answered"),
      scene.hint(keymap.label(for: .suspend), "suspend when answered"),
      scene.hint("Esc", "can't recall it"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawSending(on: &canvas)
  }
}
