internal import ComposerState
internal import Drafts
internal import PushMessages
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  func drawModal(on canvas: inout Canvas) {
    guard let modal = composer.openModal else { return }
    if modal.view?.coversPanes != false { context.map?.note(.cover, in: canvas.bounds) }
    modal.view?.draw(in: self, on: &canvas)
  }

  func draw(_ rejection: Rejection, on canvas: inout Canvas) {
    let line = "What is wrong? The note stays beside the draft."
    let title = "Reject the texts of \(rejection.locale.name)"
    let inside = context.drawDialog(title, [line, "", ""], on: &canvas)
    context.drawEditor(rejection.note, in: inside.row(2), on: &canvas)
  }

  func drawRejected(_ locale: String, for note: String, on canvas: inout Canvas) {
    let reason = note.isEmpty ? "A reviewer gave no reason." : note
    let lines = reason.wrapped(toWidth: 52, maximumLines: 4).lines
    context.drawDialog(
      "\(locale) is rejected",
      lines + ["", "Marking it reviewed removes this rejection.", ""]
        + ["Enter  mark it reviewed", "Esc    keep the rejection"], on: &canvas)
  }

  func drawSaveAs(_ editor: LineEditor, on canvas: inout Canvas) {
    let isStrict = composer.needsNewName
    let line = isStrict ? "as strict JSON; the original stays as it is" : "the draft's file"
    // A path wants all the room that there is.
    let room = String(repeating: " ", count: max(0, min(canvas.size.columns - 8, 96)))
    let inside = context.drawDialog("Save as", [line, "", room], on: &canvas)
    context.drawEditor(editor, in: inside.row(2), on: &canvas)
  }
}
