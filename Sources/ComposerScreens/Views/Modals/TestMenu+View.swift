internal import ComposerState
internal import TerminalUI

extension TestMenu: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "review it"), Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawTestMenu(self, on: &canvas)
  }
}
