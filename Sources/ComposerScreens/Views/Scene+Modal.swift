internal import ComposerState
internal import Drafts
internal import PushMessages
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  func drawModal(on canvas: inout Canvas) {
    guard let modal = composer.openModal else { return }
    if modal.view?.coversPanes != false { map?.note(.cover, in: canvas.bounds) }
    modal.view?.draw(in: self, on: &canvas)
  }

  func draw(_ rejection: Rejection, on canvas: inout Canvas) {
    let line = "What is wrong? The note stays beside the draft."
    let title = "Reject the texts of \(rejection.locale.name)"
    let inside = drawDialog(title, [line, "", ""], on: &canvas)
    drawEditor(rejection.note, in: inside.row(2), on: &canvas)
  }

  func drawRejected(_ locale: String, for note: String, on canvas: inout Canvas) {
    let reason = note.isEmpty ? "A reviewer gave no reason." : note
    let lines = reason.wrapped(toWidth: 52, maximumLines: 4).lines
    drawDialog(
      "\(locale) is rejected",
      lines + ["", "Marking it reviewed removes this rejection.", ""]
        + ["Enter  mark it reviewed", "Esc    keep the rejection"], on: &canvas)
  }

  func drawSaveAs(_ editor: LineEditor, on canvas: inout Canvas) {
    let isStrict = composer.needsNewName
    let line = isStrict ? "as strict JSON; the original stays as it is" : "the draft's file"
    // A path wants all the room that there is.
    let room = String(repeating: " ", count: max(0, min(canvas.size.columns - 8, 96)))
    let inside = drawDialog("Save as", [line, "", room], on: &canvas)
    drawEditor(editor, in: inside.row(2), on: &canvas)
  }

  /// A path in a line of a dialog: its folder gives way, and not its name.
  func inFull(_ path: String, on canvas: Canvas) -> String {
    path.displayable.truncatedInMiddle(toWidth: canvas.size.columns - 8)
  }

  @discardableResult
  func drawDialog(_ title: String, _ lines: [String], on canvas: inout Canvas) -> Rect {
    let widest = lines.map(\.terminalWidth).max() ?? 0
    let columns = min(canvas.size.columns - 4, max(56, widest + 4))
    let rows = lines.count + 2
    let rect = Rect(
      column: (canvas.size.columns - columns) / 2, row: (canvas.size.rows - rows) / 2,
      columns: columns, rows: rows)
    // Read line by line, what stands beside a dialog would belong to it.
    if options.isAccessible {
      canvas.fill(canvas.bounds.rows(1..<layout.notice.row), style: .text)
    }
    canvas.fill(rect, style: .text)
    canvas.box(rect, border: .heavy, style: .borderFocused, title: title)
    let inside = rect.inset(columns: 2, rows: 1)
    for (row, line) in lines.enumerated() {
      canvas.write(
        line.displayable.truncated(toWidth: inside.columns), at: inside.origin.moved(rows: row),
        style: .text)
    }
    canvas.cursor = inside.origin
    return inside
  }
}
