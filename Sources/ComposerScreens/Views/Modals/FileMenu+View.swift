internal import ComposerState
internal import TerminalUI

extension FileMenu: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "edit it"), Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawFileMenu(self, on: &canvas)
  }
}
