internal import ComposerState
internal import TerminalUI

extension HistoryFilter: ModalView {
  var coversPanes: Bool { false }

  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Scene.Hint] {
    [scene.hint("Enter", "keep it"), scene.hint("Esc", "all sends"), scene.hint("↑↓", "send")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let history = scene.composer.history
    let count = "\(history.listed?.count ?? 0) of \(history.sends?.count ?? 0)"
    scene.drawFilter(history.filter, count: count, on: &canvas)
  }
}
