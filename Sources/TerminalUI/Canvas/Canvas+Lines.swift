internal import TextLayout

extension Canvas {
  /// Draws a line along a row, with a title near its beginning: `─ Preview ─────`.
  public mutating func horizontalLine(
    row: Int, columns: Range<Int>, style: Style, border: Border = .single, title: String? = nil
  ) {
    let line = Rect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
    if hasFrames { fill(line, with: border.horizontal, style: style) }
    writeTitle(title, in: line.inset(columns: 1), style: style)
  }

  /// Draws a line down a column.
  public mutating func verticalLine(
    column: Int, rows: Range<Int>, style: Style, border: Border = .single
  ) {
    let line = Rect(column: column, row: rows.lowerBound, columns: 1, rows: rows.count)
    if hasFrames { fill(line, with: border.vertical, style: style) }
  }

  /// Draws a frame along the inner edge of a rectangle and leaves the inside as it is.
  ///
  /// The title stands in the upper line: `╭─ what the device shows ─╮`.
  public mutating func box(
    _ rect: Rect, border: Border, style: Style, title: String? = nil
  ) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let right = rect.column + rect.columns - 1
    let bottom = rect.row + rect.rows - 1
    for row in [rect.row, bottom] {
      horizontalLine(row: row, columns: rect.columnRange, style: style, border: border)
    }
    for column in [rect.column, right] {
      verticalLine(column: column, rows: rect.rowRange, style: style, border: border)
    }
    writeTitle(title, in: rect.row(0).inset(columns: 2), style: style)
    guard hasFrames else { return }
    write(String(border.topLeft), at: rect.origin, style: style)
    write(String(border.topRight), at: Point(column: right, row: rect.row), style: style)
    write(String(border.bottomLeft), at: Point(column: rect.column, row: bottom), style: style)
    write(String(border.bottomRight), at: Point(column: right, row: bottom), style: style)
  }

  /// A title stands between blanks; without room for at least one letter it is left out.
  private mutating func writeTitle(_ title: String?, in rect: Rect, style: Style) {
    guard let title, !title.isEmpty, rect.columns > 2 else { return }
    let text = " \(title.truncated(toWidth: rect.columns - 2, ambiguous: ambiguousWidth)) "
    write(text, at: rect.origin, style: style, width: rect.columns)
  }
}
