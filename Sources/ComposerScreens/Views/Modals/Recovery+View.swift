internal import ComposerState
internal import TerminalUI

extension Recovery: ModalView {
  var wheelRows: Int { 3 }

  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    if key == Keymap.discardKey { return .dialog(.discard) }
    // A key that is bound to nothing is written out.
    if key == "R", keymap.labels(for: .recover).isEmpty { return .command(.recover) }
    return keymap.command(for: key).map(Action.command)
  }

  func hints(in scene: Scene) -> [Hint] {
    RecoveryView(self, in: scene).hints
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    RecoveryView(self, in: scene).draw(on: &canvas)
  }
}
