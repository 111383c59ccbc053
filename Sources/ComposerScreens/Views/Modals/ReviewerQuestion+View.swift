internal import ComposerState
internal import TerminalUI
internal import TextEditing

extension ReviewerQuestion: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "use this name"), Hint("Esc", "cancel")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let lines = [
      "Marks name their reviewer: Ada <ada@example.com>",
      "git config user.email sets it for good.", "", "",
    ]
    let inside = scene.context.drawDialog("Who reviews?", lines, on: &canvas)
    scene.context.drawEditor(editor, in: inside.row(3), on: &canvas)
  }
}
