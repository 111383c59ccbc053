internal import TerminalUI
internal import TextLayout

extension DrawingContext {
  /// Covers everything between header and notice, under a bar in the profile's color; returns what
  /// is below the bar.
  func drawPage(_ title: String, on canvas: inout Canvas) -> Rect {
    let page = canvas.bounds.rows(1..<layout.notice.row)
    canvas.fill(page, style: .text)
    canvas.fill(page.row(0), style: profileStyle)
    canvas.write(
      truncated(title.displayable, toWidth: page.columns - 2),
      at: page.row(0).origin.moved(columns: 1), style: profileStyle.bold)
    return pageArea
  }

  /// What a page has for its lines.
  var pageArea: Rect {
    Rect(
      column: 0, row: 2, columns: layout.header.columns, rows: layout.notice.row - 2)
  }

  /// What a page that is read before a key confirms it has for its lines: the question is below them.
  var readArea: Rect { pageArea.split(rows: pageArea.rows - 2).top }

  /// Such a page, made for the ``readArea``, and what confirms it.
  func drawRead(
    _ page: ReviewPage, _ title: String, question: String, on canvas: inout Canvas
  ) {
    let parts = drawPage(title, on: &canvas).split(rows: pageArea.rows - 2)
    draw(page.fixed, in: parts.top, on: &canvas)
    draw(page.visible, in: parts.top.rows(page.fixed.count...), on: &canvas)
    ReviewRule(page: page, context: self).draw(in: parts.bottom.row(0), on: &canvas)
    let line = parts.bottom.row(1)
    canvas.write(
      truncated(question, toWidth: line.columns - 2), at: line.origin.moved(columns: 1),
      style: Style.text.bold)
    canvas.cursor = line.origin
  }

  /// Before how much there is below and above, which the words say too.
  var scrollSigns: (down: String, up: String) { options.isAccessible ? ("", "") : ("▾ ", "▴ ") }

  /// Before what can be done; screen readers need no sign for it.
  var arrow: String { options.isAccessible ? "" : "→ " }

  func draw(_ lines: some Sequence<PageLine>, in rect: Rect, on canvas: inout Canvas) {
    for (row, line) in lines.enumerated() where row < rect.rows {
      line.draw(in: rect.row(row), order: options.order, on: &canvas)
    }
  }

  /// Draws rows of one or more lines from the given row on, and says in the last line how much more
  /// there is.
  func drawScrolling(
    _ rows: [[PageLine]], from wanted: Int, in rect: Rect, on canvas: inout Canvas
  ) {
    let lines = rows.flatMap(\.self)
    guard lines.count > rect.rows, rect.rows > 0 else {
      return draw(lines, in: rect, on: &canvas)
    }
    let room = rect.rows - 1
    let start = rows.prefix(max(0, wanted)).reduce(0) { $0 + $1.count }
    let first = min(start, lines.count - room)
    draw(lines[first...].prefix(room), in: rect.rows(0..<room), on: &canvas)
    let below = lines.count - first - room
    let (down, up) = scrollSigns
    let words = [
      below > 0 ? "\(down)\(below) more \(below == 1 ? "line" : "lines"): PgDn" : "",
      first > 0 ? "\(up)\(first) above: PgUp" : "",
    ]
    canvas.write(
      words.filter { !$0.isEmpty }.joined(separator: "   "),
      at: rect.row(room).origin.moved(columns: 1), style: .info)
  }

  /// A page of help in a frame over the panes, as high as its lines need; there is no cursor in it.
  func drawHelpPage(
    _ title: String, _ lines: [PageLine], from scroll: Int, on canvas: inout Canvas
  ) {
    canvas.isCursorVisible = false
    let width = min(canvas.size.columns - 2, 86)
    // Row by row, so that PgDn leaves none out.
    let rows = lines.flatMap { $0.wrapped(toWidth: width - 4, options).map { [$0] } }
    let height = min(layout.notice.row - 1, rows.count + 2)
    let rect = Rect(
      column: (canvas.size.columns - width) / 2, row: (layout.notice.row + 1 - height) / 2,
      columns: width, rows: height)
    let area = drawFrame(title, in: rect, on: &canvas)
    drawScrolling(rows, from: scroll, in: area, on: &canvas)
    canvas.cursor = area.origin
  }

  /// A text in as many lines as it needs and has room for.
  func drawLines(_ text: String, in rect: Rect, style: Style, on canvas: inout Canvas) {
    let lines = wrapped(text, toWidth: rect.columns, maximumLines: rect.rows).lines
    for (row, line) in lines.enumerated() {
      canvas.write(
        shown(line, toWidth: rect.columns, base: .leftToRight), at: rect.origin.moved(rows: row),
        style: style)
    }
  }
}
