internal import ComposerState
internal import FCMClient
internal import SendPolicy
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  /// What was sent, the newest first, and what became of it.
  func drawHistory(in rect: Rect, on canvas: inout Canvas) {
    let area =
      context.drawLowerRightRule(.history, [], beside: derived.findings, in: rect, on: &canvas)
    guard let history = composer.history.listed, !history.isEmpty else {
      return drawNoHistory(in: area, on: &canvas)
    }
    let chosen = min(composer.history.index, history.count - 1)
    let first = max(0, min(chosen - area.rows / 2, history.count - area.rows))
    let visible = history[first...].prefix(area.rows).map { HistoryCells($0, self) }
    let widths = HistoryCells.widths(visible, in: area.columns - 4)
    for (offset, cells) in visible.enumerated() {
      let line = area.row(offset)
      context.map?.note(.send(first + offset), in: line)
      draw(cells, widths, in: line, on: &canvas)
      guard first + offset == chosen else { continue }
      context.drawBar(at: line.origin, on: &canvas)
      guard context.isFocused(.history) else { continue }
      canvas.restyle(line) { $0 = $0.selected }
      canvas.cursor = line.origin
    }
    context.drawScrollMarks(first: first, count: history.count, in: area, on: &canvas)
  }

  private func drawNoHistory(in area: Rect, on canvas: inout Canvas) {
    let (text, style): (String, Style) =
      if let obstacle = composer.history.failure {
        ("✗ \(obstacle)", .error)
      } else if composer.history.sends == nil {
        ("Reading the history…", .info)
      } else if !composer.history.filter.text.isEmpty {
        ("No send has ‘\(composer.history.filter.text)’; Esc lists all.", .dim)
      } else {
        ("Nothing was sent yet.", .dim)
      }
    canvas.write(
      context.shown(text, toWidth: area.columns - 2, base: .leftToRight),
      at: area.origin.moved(columns: 1), style: style)
  }

  private func draw(
    _ cells: HistoryCells, _ widths: [Int], in rect: Rect, on canvas: inout Canvas
  ) {
    canvas.write(cells.mark, at: rect.origin.moved(columns: 1), style: cells.style)
    var column = 3
    for (index, text) in cells.texts.enumerated() where widths[index] > 0 {
      canvas.write(
        context.shown(text, toWidth: widths[index]), at: rect.origin.moved(columns: column),
        style: index == HistoryCells.state ? cells.style : .text)
      column += widths[index] + 2
    }
  }
}
