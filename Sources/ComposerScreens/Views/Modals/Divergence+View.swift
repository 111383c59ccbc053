internal import ComposerState
internal import TerminalUI

extension Divergence: ModalView {
  var wheelRows: Int { 3 }

  func hints(in scene: Scene) -> [Hint] {
    if sides != nil {
      return [.choose, Hint("Enter", "take it"), Hint("Esc", "back")]
    }
    return [.choose, Hint("Enter", "do it"), Hint("Esc", "decide later")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    DivergenceView(self, in: scene).draw(on: &canvas)
  }
}
