internal import ComposerState
internal import TerminalUI

extension FixMenu: ModalView {
  func hints(in scene: Scene) -> [Scene.Hint] {
    [.choose, scene.hint("Enter", "do it"), scene.hint("Esc", "leave it")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawFixMenu(self, on: &canvas)
  }
}
