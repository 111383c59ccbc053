internal import ComposerState
internal import TerminalUI
internal import TextLayout

extension RejectionQuestion: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "enter": .dialog(.confirm)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "mark reviewed"), Hint("Esc", "keep it")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let reason = note.isEmpty ? "A reviewer gave no reason." : note
    let lines = scene.context.wrapped(reason, toWidth: 52, maximumLines: 4).lines
    scene.context.drawDialog(
      "\(locale) is rejected",
      lines + ["", "Marking it reviewed overrides this rejection.", ""]
        + ["Enter  mark it reviewed", "Esc    keep the rejection"], on: &canvas)
  }
}
