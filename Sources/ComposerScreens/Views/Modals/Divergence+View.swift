internal import ComposerState
internal import TerminalUI

extension Divergence: ModalView {
  var isPage: Bool { true }
  var wheelRows: Int { 3 }

  func hints(in scene: Scene) -> [Scene.Hint] {
    if sides != nil {
      return [.choose, scene.hint("Enter", "take it"), scene.hint("Esc", "back")]
    }
    return [.choose, scene.hint("Enter", "do it"), scene.hint("Esc", "decide later")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawDivergence(self, on: &canvas)
  }
}
