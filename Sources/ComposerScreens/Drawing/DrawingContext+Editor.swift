internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension DrawingContext {
  /// A text that is being typed, scrolled so that its cursor is in view.
  func drawEditor(_ editor: LineEditor, in rect: Rect, on canvas: inout Canvas) {
    canvas.fill(rect, style: .fieldEditing)
    let view = FieldView(
      editor.text, cursor: editor.cursorIndex, selection: editor.selectedRange, width: rect.columns,
      order: options.order, ambiguous: options.ambiguousWidth)
    map?.note(.text(editor.text, view), in: rect)
    for segment in view.segments {
      canvas.write(
        segment.text, at: rect.origin.moved(columns: segment.column),
        style: segment.isSelected ? .selection : .fieldEditing, width: segment.width)
    }
    canvas.cursor = rect.origin.moved(columns: view.cursorColumn)
    canvas.isCursorVisible = true
  }
}
