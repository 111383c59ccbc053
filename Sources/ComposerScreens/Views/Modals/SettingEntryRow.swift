internal import ComposerState
internal import SettingShapes
internal import TerminalUI
internal import TextLayout

/// A setting in the palette: its key, its file and what it is for.
struct SettingEntryRow {
  let entry: SettingEntry
  let context: DrawingContext

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let width = min(36, rect.columns / 2)
    context.drawFound(
      entry.path, spots: entry.spots, at: rect.origin, style: .text, width: width - 1, on: &canvas)
    var column = rect.column + width
    column +=
      canvas.write(
        context.truncated(
          SettingWords.file(entry.file), toWidth: rect.columnRange.upperBound - column),
        at: Point(column: column, row: rect.row), style: .field) + 2
    let room = rect.columnRange.upperBound - column
    guard room > 4 else { return }
    canvas.write(
      context.truncated(entry.setting.sentence, toWidth: room),
      at: Point(column: column, row: rect.row), style: .help)
  }
}
