internal import ComposerState
internal import SendPolicy
internal import TerminalUI

extension TestMenu: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "review it"), Hint("Esc", "back")]
  }

  /// Which of the profile's devices a test goes to.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let titles = targets.map { SendTarget($0).description }
    let limit = scene.context.layout.notice.row - 6
    scene.context.drawMenu("Test on", titles, chosen: index, limit: limit, on: &canvas)
  }
}
