internal import ComposerState
internal import TerminalUI

extension ChoiceMenu: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "take it"), Hint("Esc", "leave it")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawChoices(self, on: &canvas)
  }
}
