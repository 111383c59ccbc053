internal import ComposerState
internal import TerminalUI

extension HistoryFilter: ModalView {
  var coversPanes: Bool { false }

  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "keep it"), Hint("Esc", "all sends"), Hint("↑↓", "send")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let history = scene.composer.history
    let count = "\(history.listed?.count ?? 0) of \(history.sends?.count ?? 0)"
    scene.context.drawFilter(history.filter, count: count, on: &canvas)
  }
}
