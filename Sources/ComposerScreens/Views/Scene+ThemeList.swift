internal import ComposerState
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  private static let themeListWidth = 30

  /// The themes by name at the right edge, so that the screen beside them shows the chosen one.
  func drawThemeList(_ list: ThemeList, on canvas: inout Canvas) {
    let entries = composer.themeEntries(in: list)
    let rows = min(layout.notice.row - 1, composer.themeNames.count + 3)
    let rect = Rect(
      column: canvas.size.columns - Self.themeListWidth, row: 1, columns: Self.themeListWidth,
      rows: rows)
    let area = drawFrame(ListWords.themes, in: rect, on: &canvas)
    drawEntries(
      entries.count, of: list.search, nothing: ListWords.noTheme(like: list.search.query.text),
      in: area, on: &canvas
    ) { index, row, canvas in
      let entry = entries[index]
      let isBefore = entry.name == list.before
      drawFound(
        entry.name, spots: entry.spots, at: row.origin, style: .text, width: row.columns - 2,
        on: &canvas)
      if isBefore {
        let place = Point(column: row.columnRange.upperBound - 1, row: row.row)
        canvas.write("✓", at: place, style: .ok)
      }
    }
  }
}
