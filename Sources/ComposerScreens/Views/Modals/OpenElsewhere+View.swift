internal import ComposerState
internal import TerminalUI

extension OpenElsewhere: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "r": .dialog(.readOnly)
    case "e": .dialog(.editToo)
    case "o": .dialog(.openAnother)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Scene.Hint] {
    [
      scene.hint("r", "read-only"), scene.hint("o", "another draft"),
      scene.hint("e", "edit too"), scene.hint("Esc", "read-only"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawOpenElsewhere(self, on: &canvas)
  }
}
