internal import ComposerState
internal import PushMessages
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  /// Every field by its path, with its value or what it is for.
  func drawFieldList(_ list: SearchList, on canvas: inout Canvas) {
    let entries = composer.fieldEntries(in: list)
    context.drawPageOfEntries(
      ListWords.fields, entries.count, of: list,
      nothing: ListWords.noField(like: list.query.text), maximumWidth: 140, on: &canvas
    ) { index, row, canvas in drawField(entries[index], in: row, on: &canvas) }
  }

  func drawField(_ entry: FieldEntry, in rect: Rect, on canvas: inout Canvas) {
    let pathWidth = min(56, rect.columns * 6 / 11)
    let path = PathWords(entry.path.description, spots: entry.pathSpots, width: pathWidth - 1)
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
      entry.summary.truncated(toWidth: room), at: Point(column: column, row: rect.row), style: .help
    )
  }
}
