internal import ComposerState
internal import FCMClient
internal import MessageLint
internal import SendPolicy
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// What was sent, the newest first, and the results.
struct HistoryPane {
  let context: DrawingContext
  let history: History
  /// What the way to the problems names.
  let findings: [Finding]

  init(_ composer: borrowing Composer, _ derived: borrowing Derived, in context: DrawingContext) {
    self.context = context
    history = composer.history
    findings = derived.findings
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let area =
      context.drawLowerRightRule(.history, [], beside: findings, in: rect, on: &canvas)
    guard let sends = history.listed, !sends.isEmpty else {
      return drawNothing(in: area, on: &canvas)
    }
    let chosen = min(history.index, sends.count - 1)
    let first = max(0, min(chosen - area.rows / 2, sends.count - area.rows))
    let visible = sends[first...].prefix(area.rows).map { HistoryCells($0, context) }
    let widths = HistoryCells.widths(
      visible, in: area.columns - 4, ambiguous: context.options.ambiguousWidth)
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
    context.drawScrollMarks(first: first, count: sends.count, in: area, on: &canvas)
  }

  private func drawNothing(in area: Rect, on canvas: inout Canvas) {
    let (text, style): (String, Style) =
      if let blocker = history.failure {
        ("✗ \(blocker)", .error)
      } else if history.sends == nil {
        ("Reading the history…", .info)
      } else if !history.filter.text.isEmpty {
        ("No send matches ‘\(history.filter.text)’; Esc lists all.", .dim)
      } else {
        ("Nothing has been sent yet.", .dim)
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
