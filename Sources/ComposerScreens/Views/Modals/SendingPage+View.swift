internal import ComposerState
internal import TerminalUI

extension SendingPage: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    let keymap = scene.context.keymap
    return [
      Hint(keymap.label(for: .quit), "leave when answered"),
      Hint(keymap.label(for: .suspend), "suspend when answered"),
      Hint("Esc", "can't recall it"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawSending(on: &canvas)
  }
}
