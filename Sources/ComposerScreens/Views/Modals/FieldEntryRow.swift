internal import ComposerState
internal import PushMessages
internal import TerminalUI
internal import TextLayout

/// A field in a list: its path, and its value or what it is for.
struct FieldEntryRow {
  let entry: FieldEntry
  let context: DrawingContext

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let pathWidth = min(56, rect.columns * 6 / 11)
    let path = PathWords(
      entry.path.description, spots: entry.pathSpots, width: pathWidth - 1,
      ambiguous: context.options.ambiguousWidth)
    context.drawFound(
      path.text, spots: path.spots, at: rect.origin, style: .text, width: pathWidth - 1,
      on: &canvas)
    var column = rect.column + pathWidth
    if !entry.value.isEmpty {
      let room = (rect.columns - pathWidth) * 2 / 3
      column += canvas.write(
        context.shown("= \(entry.value)", toWidth: room, base: .leftToRight),
        at: Point(column: column, row: rect.row), style: .field)
      column += 2
    }
    let room = rect.columnRange.upperBound - column
    guard room > 4 else { return }
    canvas.write(
      context.truncated(entry.summary, toWidth: room), at: Point(column: column, row: rect.row),
      style: .help
    )
  }
}
