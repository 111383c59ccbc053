internal import ComposerState
internal import TerminalUI
internal import TextEditing

extension PageName: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "write"), Hint("Esc", "cancel")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let line = "one HTML file: every language and device, problems and review marks"
    // A path wants all the room that there is.
    let room = String(repeating: " ", count: max(0, min(canvas.size.columns - 8, 96)))
    let inside = scene.context.drawDialog("Write page", [line, "", room], on: &canvas)
    scene.context.drawEditor(editor, in: inside.row(2), on: &canvas)
  }
}
