internal import ComposerState
internal import DevicePreview
internal import Resolver
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  private static let outcomeWidth = 18

  /// The preview locales by name, each with what becomes of it on every platform.
  func drawLocaleList(_ list: SearchList, on canvas: inout Canvas) {
    let entries = composer.localeEntries(in: list, seeing: derived)
    let nameWidth = min(20, composer.settings.locales.map(\.name.terminalWidth).max() ?? 0) + 2
    let width = min(canvas.size.columns - 2, nameWidth + 3 * Self.outcomeWidth + 6)
    let rows = min(layout.notice.row - 1, composer.settings.locales.count + 3)
    let rect = Rect(
      column: (canvas.size.columns - width) / 2, row: (layout.notice.row + 1 - rows) / 2,
      columns: width, rows: rows)
    let area = drawFrame(ListWords.locales, in: rect, on: &canvas)
    drawEntries(
      entries.count, of: list, nothing: ListWords.noLocale(like: list.query.text), in: area,
      on: &canvas
    ) { index, row, canvas in
      let entry = entries[index]
      drawFound(
        entry.row.locale.name, spots: entry.spots, at: row.origin, style: .text,
        width: nameWidth - 1, on: &canvas)
      let outcome = (row.columns - nameWidth) / Platform.allCases.count
      for (column, platform) in Platform.allCases.enumerated() {
        let verdict = entry.row[platform].verdict
        let text = "\(platform.label) \(verdict.mark) \(verdict.word)"
        let place = row.origin.moved(columns: nameWidth + column * outcome)
        canvas.write(
          text.truncated(toWidth: outcome - 1), at: place, style: verdict.style,
          width: outcome - 1)
      }
    }
  }
}
