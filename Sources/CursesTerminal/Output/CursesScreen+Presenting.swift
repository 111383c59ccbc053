internal import CNcursesw
internal import CTerminalGuard
public import TerminalUI

extension CursesScreen {
  /// Puts a canvas on the terminal and writes what differs from the one before.
  ///
  /// When nothing differs, nothing is written. A canvas of another size than the terminal is cut.
  public mutating func present(_ canvas: Canvas, theme: Theme) {
    terminal_guard_cover_thread()
    if styles?.theme != theme {
      styles = CursesStyles(theme: theme, after: styles)
      previous = nil
    }
    guard previous != canvas else { return }
    terminal_paint_begin()
    let rows = min(canvas.size.rows, size.rows)
    for row in 0..<rows {
      guard let columns = canvas.changedColumns(of: row, since: previous) else { continue }
      draw(canvas, row: row, columns: columns)
    }
    showCursor(of: canvas)
    unsafe wrefresh(window)
    let (start, end) = modes.aroundPaint
    let isWhole = unsafe terminal_paint_end(start, end) == 0
    if modes.isConversant, !canvas.title.isEmpty, canvas.title != previous?.title {
      TerminalModes.write(TerminalModes.title(canvas.title, isASCII: isASCII))
    }
    previous = canvas
    if !isWhole { redraw() }
    askOnce()
  }

  private mutating func draw(_ canvas: Canvas, row: Int, columns: Range<Int>) {
    let width = min(canvas.size.columns, size.columns)
    var column = columns.lowerBound
    while column > 0, canvas[Point(column: column, row: row)].content == .continuation {
      column -= 1
    }
    while column < min(columns.upperBound, width) {
      let cell = canvas[Point(column: column, row: row)]
      column += draw(cell, at: Point(column: column, row: row), limit: width)
    }
  }

  /// Returns how many columns the cell took.
  private mutating func draw(_ cell: Cell, at point: Point, limit: Int) -> Int {
    let texts: [String] =
      if case .cluster(let text, let width) = cell.content, point.column + width <= limit {
        ClusterDrawing.cells(of: text, width: width, isASCII: isASCII)
      } else {
        [" "]
      }
    let look = styles?.look(of: cell.style) ?? CursesStyles.Look(attributes: 0, pair: 0)
    for (offset, text) in texts.enumerated() where !text.isEmpty {
      put(text, at: point.moved(columns: offset), look: look)
    }
    return texts.count
  }

  /// Writes one spacing character and its marks.
  private func put(_ text: String, at point: Point, look: CursesStyles.Look) {
    let characters = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    var cell = cchar_t()
    guard unsafe cncurses_set_cell(&cell, characters, look.attributes, look.pair) == OK else {
      return
    }
    // In the lower right corner curses reports an error after it has written.
    _ = unsafe wmove(window, Int32(point.row), Int32(point.column))
    _ = unsafe wadd_wch(window, &cell)
  }

  private func showCursor(of canvas: Canvas) {
    let corner = Point(column: max(0, size.columns - 1), row: max(0, size.rows - 1))
    let cursor = canvas.cursor ?? corner
    let row = min(max(0, cursor.row), corner.row)
    let column = min(max(0, cursor.column), corner.column)
    _ = unsafe wmove(window, Int32(row), Int32(column))
    let isVisible = showsCursor(of: canvas)
    if isVisible != previous.map({ showsCursor(of: $0) }) { _ = curs_set(isVisible ? 1 : 0) }
  }

  private func showsCursor(of canvas: Canvas) -> Bool {
    canvas.cursor != nil && (canvas.isCursorVisible || preferences.showsCursor)
  }
}
