internal import ComposerState
internal import MessageLint
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Acceptance: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "accept"), Hint("Esc", "cancel")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let width = min(canvas.size.columns - 8, 72)
    let problem = scene.context.wrapped(
      finding.headline.displayable, toWidth: width, maximumLines: 3
    ).lines
    let lines = problem + ["", "Why is it right? Your reason is saved beside the draft.", "", ""]
    let inside = scene.context.drawDialog("Accept this problem", lines, on: &canvas)
    scene.context.drawEditor(editor, in: inside.row(lines.count - 1), on: &canvas)
  }
}
