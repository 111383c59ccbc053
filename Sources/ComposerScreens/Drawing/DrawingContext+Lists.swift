internal import ComposerState
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension DrawingContext {
  /// The line in which one types, behind its mark.
  func drawQuery(
    _ query: LineEditor, mark: String, in rect: Rect, on canvas: inout Canvas
  ) {
    let width = canvas.write(mark, at: rect.origin, style: .key)
    drawEditor(query, in: rect.columns((width + 1)...), on: &canvas)
  }

  /// Draws a list over all rows above the notice, at most so many columns wide.
  func drawPageOfEntries(
    _ title: String, _ count: Int, of list: SearchList, nothing: String, maximumWidth: Int,
    on canvas: inout Canvas, draw: (Int, Rect, inout Canvas) -> Void
  ) {
    let width = min(canvas.size.columns, maximumWidth)
    let rect = Rect(
      column: (canvas.size.columns - width) / 2, row: 1, columns: width,
      rows: layout.notice.row - 1)
    let area = drawFrame(title, in: rect, on: &canvas)
    drawEntries(count, of: list, nothing: nothing, in: area, on: &canvas, draw: draw)
  }

  /// Draws so many entries of one row each below a line in which one types, the chosen one in view.
  ///
  /// A heading has the row between them for itself.
  func drawEntries(
    _ count: Int, of list: SearchList, nothing: String, in rect: Rect,
    hasHeading: Bool = false, on canvas: inout Canvas,
    draw: (Int, Rect, inout Canvas) -> Void
  ) {
    drawQuery(list.query, mark: ListWords.query, in: rect.row(0), on: &canvas)
    let area = rect.rows((hasHeading ? 2 : 1)...)
    guard count > 0 else {
      canvas.write(
        truncated(nothing, toWidth: area.columns - 1), at: area.origin.moved(columns: 1),
        style: .dim
      )
      return
    }
    let chosen = min(list.index, count - 1)
    let first = max(0, min(chosen - area.rows / 2, count - area.rows))
    for index in first..<min(count, first + area.rows) {
      let row = area.row(index - first)
      map?.note(.entry(index), in: row)
      draw(index, row.columns(1..<row.columns - 1), &canvas)
      guard index == chosen else { continue }
      drawBar(at: row.origin, on: &canvas)
      canvas.restyle(row) { $0 = $0.selected }
    }
    drawScrollMarks(first: first, count: count, in: area, on: &canvas)
  }

  /// A text with the letters that were found underlined; returns its width.
  @discardableResult
  func drawFound(
    _ text: String, spots: Set<Int>, at point: Point, style: Style, width: Int,
    on canvas: inout Canvas
  ) -> Int {
    let shown = truncated(text, toWidth: width)
    guard !spots.isEmpty else { return canvas.write(shown, at: point, style: style) }
    var column = 0
    for (index, letter) in shown.enumerated() {
      let isFound = spots.contains(index)
      column += canvas.write(
        String(letter), at: point.moved(columns: column),
        style: isFound ? Style.title.underlined : style)
    }
    return column
  }

  /// A filter that is typed where the notices are, and how much it lists.
  func drawFilter(_ filter: LineEditor, count: String, on canvas: inout Canvas) {
    let rect = layout.notice
    canvas.fill(rect, style: .text)
    let line = rect.columns(1..<rect.columns - width(of: count) - 3)
    drawQuery(filter, mark: "/", in: line, on: &canvas)
    let column = rect.columnRange.upperBound - width(of: count) - 1
    canvas.write(count, at: Point(column: column, row: rect.row), style: .info)
  }
}
