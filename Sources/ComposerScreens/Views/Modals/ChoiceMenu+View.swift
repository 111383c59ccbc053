internal import ComposerState
internal import TerminalUI

extension ChoiceMenu: ModalView {
  func hints(in scene: Scene) -> [Scene.Hint] {
    [.choose, scene.hint("Enter", "take it"), scene.hint("Esc", "leave it")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawChoices(self, on: &canvas)
  }
}
