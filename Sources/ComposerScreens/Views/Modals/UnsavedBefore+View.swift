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

  func hints(in scene: Scene) -> [Scene.Hint] {
    [scene.hint("s", "save"), scene.hint("X", "discard"), scene.hint("Esc", "stay")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawUnsaved(before: next, on: &canvas)
  }
}
