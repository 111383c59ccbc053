internal import ComposerState
internal import TerminalUI

extension TestMenu: ModalView {
  func hints(in scene: Scene) -> [Scene.Hint] {
    [.choose, scene.hint("Enter", "review it"), scene.hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawTestMenu(self, on: &canvas)
  }
}
