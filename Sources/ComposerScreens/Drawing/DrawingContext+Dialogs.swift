internal import TerminalUI
internal import TextLayout

extension DrawingContext {
  /// Clears a part of the screen and frames it; returns the inside.
  func drawFrame(_ title: String, in rect: Rect, on canvas: inout Canvas) -> Rect {
    clearBesideFrame(on: &canvas)
    canvas.fill(rect, style: .help)
    canvas.box(rect, border: .heavy, style: .borderFocused, title: title)
    return rect.inset(columns: 2, rows: 1)
  }

  /// Draws lines in a frame in the middle of the screen; returns the inside.
  @discardableResult
  func drawDialog(_ title: String, _ lines: [String], on canvas: inout Canvas) -> Rect {
    let widest = lines.map(width(of:)).max() ?? 0
    let columns = min(canvas.size.columns - 4, max(56, widest + 4))
    let rows = lines.count + 2
    let rect = Rect(
      column: (canvas.size.columns - columns) / 2, row: (canvas.size.rows - rows) / 2,
      columns: columns, rows: rows)
    clearBesideFrame(on: &canvas)
    canvas.fill(rect, style: .text)
    canvas.box(rect, border: .heavy, style: .borderFocused, title: title)
    let inside = rect.inset(columns: 2, rows: 1)
    for (row, line) in lines.enumerated() {
      canvas.write(
        truncated(line.displayable, toWidth: inside.columns), at: inside.origin.moved(rows: row),
        style: .text)
    }
    canvas.cursor = inside.origin
    return inside
  }

  /// Draws entries in a frame in the middle of the screen, one of them chosen.
  func drawMenu(_ title: String, _ entries: [String], chosen: Int, on canvas: inout Canvas) {
    let inside = drawDialog(title, entries.map { "  \($0)" }, on: &canvas)
    for index in entries.indices { map?.note(.entry(index), in: inside.row(index)) }
    drawChosen(inside.row(chosen), on: &canvas)
  }

  /// Read line by line, what stands beside a frame would belong to it.
  private func clearBesideFrame(on canvas: inout Canvas) {
    guard options.isAccessible else { return }
    canvas.fill(canvas.bounds.rows(1..<layout.notice.row), style: .text)
  }

  /// A path in a line of a dialog: its folder gives way, and not its name.
  func inFull(_ path: String) -> String {
    truncatedInMiddle(path.displayable, toWidth: size.columns - 8)
  }

  /// The entry of a menu or dialog that is chosen.
  func drawChosen(_ row: Rect, on canvas: inout Canvas) {
    drawBar(at: row.origin, on: &canvas)
    canvas.restyle(row) { $0 = $0.selected }
    canvas.cursor = row.origin
  }
}
