internal import ComposerState
internal import TerminalUI

extension UnsavedBefore: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "s": .dialog(.saveFirst)
    case Keymap.discardKey: .dialog(.discard)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("s", "save"), Hint("X", "discard"), Hint("Esc", "stay")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawUnsaved(before: next, on: &canvas)
  }
}
