internal import ComposerState
internal import TerminalUI

extension FixMenu: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "do it"), Hint("Esc", "leave it")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    FixMenuView(self, in: scene).draw(on: &canvas)
  }
}
