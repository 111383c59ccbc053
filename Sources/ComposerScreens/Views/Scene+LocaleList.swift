internal import ComposerState
internal import DevicePreview
internal import Resolver
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  private static let outcomeWidth = 12

  /// The preview locales by name, each with what becomes of it on every platform.
  func drawLocaleList(_ list: SearchList, on canvas: inout Canvas) {
    let entries = composer.localeEntries(in: list, seeing: derived)
    let nameWidth = min(20, composer.settings.locales.map(\.name.terminalWidth).max() ?? 0) + 2
    let width = min(
      canvas.size.columns - 2, nameWidth + Platform.allCases.count * Self.outcomeWidth + 5)
    let rows = min(layout.notice.row - 1, composer.settings.locales.count + 4)
    let rect = Rect(
      column: (canvas.size.columns - width) / 2, row: (layout.notice.row + 1 - rows) / 2,
      columns: width, rows: rows)
    let area = drawFrame(ListWords.locales, in: rect, on: &canvas)
    for (column, platform) in Platform.allCases.enumerated() {
      let place = area.row(1).origin.moved(columns: 1 + nameWidth + column * Self.outcomeWidth)
      canvas.write(platform.label, at: place, style: .dim)
    }
    drawEntries(
      entries.count, of: list, nothing: ListWords.noLocale(like: list.query.text), in: area,
      hasHeading: true, on: &canvas
    ) { index, row, canvas in
      draw(entries[index], nameWidth: nameWidth, in: row, on: &canvas)
    }
  }

  private func draw(
    _ entry: LocaleEntry, nameWidth: Int, in rect: Rect, on canvas: inout Canvas
  ) {
    drawFound(
      entry.row.locale.name, spots: entry.spots, at: rect.origin, style: .text,
      width: nameWidth - 1, on: &canvas)
    for (column, platform) in Platform.allCases.enumerated() {
      let verdict = entry.row[platform].verdict
      let place = rect.origin.moved(columns: nameWidth + column * Self.outcomeWidth)
      canvas.write("\(verdict.mark) \(verdict.word)", at: place, style: verdict.style)
    }
  }
}
