internal import ComposerState
internal import TerminalUI

extension NameTaken: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "enter": .dialog(.confirm)
    case "o": .dialog(.take)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "another name")]
      + (listing?.canBeOpened == true ? [Hint("o", "open")] : [])
      + [Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawNameTaken(path, by: listing, on: &canvas)
  }
}
