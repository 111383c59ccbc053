internal import ComposerState
internal import Drafts
internal import TerminalUI
internal import TextEditing

extension Rejection: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "reject"), Hint("Esc", "cancel")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let line = "What is wrong? Your note is saved beside the draft."
    let title = "Reject the texts of \(locale.name)"
    let inside = scene.context.drawDialog(title, [line, "", ""], on: &canvas)
    scene.context.drawEditor(editor, in: inside.row(2), on: &canvas)
  }
}
