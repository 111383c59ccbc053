internal import ComposerState
internal import TerminalUI
internal import TextEditing

extension SaveAs: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "save"), Hint("Esc", "cancel")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let isStrict = scene.composer.needsNewName
    let line = isStrict ? "as strict JSON; the original doesn't change" : "the draft's file"
    // A path wants all the room that there is.
    let room = String(repeating: " ", count: max(0, min(canvas.size.columns - 8, 96)))
    let inside = scene.context.drawDialog("Save as", [line, "", room], on: &canvas)
    scene.context.drawEditor(editor, in: inside.row(2), on: &canvas)
  }
}
