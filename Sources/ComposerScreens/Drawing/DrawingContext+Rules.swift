internal import ComposerState
internal import MessageLint
internal import TerminalUI
internal import TextLayout

extension DrawingContext {
  /// Draws the line with a pane's number and name, and returns the area below it.
  ///
  /// Where panes are stacked, the one in front has its name in the row of tabs already.
  func drawRule(
    _ pane: Pane, _ details: [RuleDetail] = [], in rect: Rect, on canvas: inout Canvas
  ) -> Rect {
    let style: Style = isFocused(pane) ? .borderFocused : .border
    let title =
      options.isAccessible
      ? "Pane \(pane.rawValue), \(pane.title)" : "\(pane.rawValue) \(pane.title)"
    canvas.horizontalLine(row: rect.row, columns: rect.columnRange, style: style, title: title)
    var column = rect.column + 3 + title.count
    for detail in details {
      let width = rect.columnRange.upperBound - column - 4
      guard width > 2 else { break }
      column += 2
      column += canvas.write(" ", at: Point(column: column, row: rect.row), style: style)
      let point = Point(column: column, row: rect.row)
      let written = canvas.write(
        truncated(detail.text, toWidth: width), at: point, style: detail.style, width: width)
      if let pane = detail.pane {
        map?.note(.tab(pane), in: Rect(column: column, row: rect.row, columns: written, rows: 1))
      }
      column += written
      column += canvas.write(" ", at: Point(column: column, row: rect.row), style: style)
    }
    return rect.rows(1...)
  }

  /// The same where the layout gives the panes that stand at the lower right a line with their name.
  func drawLowerRightRule(
    _ pane: Pane, _ details: [RuleDetail], beside findings: [Finding], in rect: Rect,
    on canvas: inout Canvas
  ) -> Rect {
    guard layout.hasRules else { return rect }
    return drawRule(pane, details + neighbors(of: pane, with: findings), in: rect, on: &canvas)
  }

  /// The panes that could stand in the place of one, as words that lead to them.
  private func neighbors(of pane: Pane, with findings: [Finding]) -> [RuleDetail] {
    let found = counts(findings)
    return ScreenLayout.lowerRight.filter { $0 != pane }.map { other in
      let title = other == .problems && !found.isEmpty ? found : other.title
      return RuleDetail(text: "\(other.rawValue) \(title)", style: .dim, pane: other)
    }
  }

  /// At the edge of a list that goes on above or below.
  func drawScrollMarks(first: Int, count: Int, in rect: Rect, on canvas: inout Canvas) {
    guard rect.rows > 0 else { return }
    let right = rect.columnRange.upperBound - 1
    let marks = options.isAccessible ? ("more above", "more below") : ("▴", "▾")
    let write = { (mark: String, row: Int, canvas: inout Canvas) in
      let column = right + 1 - width(of: mark)
      canvas.write(mark, at: Point(column: column, row: row), style: .info)
    }
    if first > 0 { write(marks.0, rect.row, &canvas) }
    if first + rect.rows < count { write(marks.1, rect.row + rect.rows - 1, &canvas) }
  }
}
