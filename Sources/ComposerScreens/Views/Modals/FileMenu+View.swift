internal import ComposerState
internal import TerminalUI

extension FileMenu: ModalView {
  func hints(in scene: Scene) -> [Scene.Hint] {
    [.choose, scene.hint("Enter", "edit it"), scene.hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawFileMenu(self, on: &canvas)
  }
}
