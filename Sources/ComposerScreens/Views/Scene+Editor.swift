internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  /// A text that is being typed, scrolled so that its cursor is in view.
  func drawEditor(_ editor: LineEditor, in rect: Rect, on canvas: inout Canvas) {
    canvas.fill(rect, style: .fieldEditing)
    let before = String(editor.split.before).displayable
    let after = String(editor.split.after).displayable
    var hidden = before.terminalWidth - (rect.columns - 1)
    var visible = Substring(before)
    while hidden > 0, let character = visible.popFirst() {
      hidden -= character.terminalWidth
    }
    let width = canvas.write(
      String(visible), at: rect.origin, style: .fieldEditing, width: rect.columns)
    canvas.write(
      after, at: rect.origin.moved(columns: width), style: .fieldEditing,
      width: rect.columns - width)
    canvas.cursor = rect.origin.moved(columns: min(width, rect.columns - 1))
    canvas.isCursorVisible = true
  }
}
