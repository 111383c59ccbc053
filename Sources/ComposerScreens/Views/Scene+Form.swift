internal import ComposerState
internal import PushMessages
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  private static let labelWidth = 12

  func drawForm(_ pane: Pane, in rect: Rect, on canvas: inout Canvas) {
    let form = composer.form(of: pane)
    var area = layout.isWide ? drawRule(pane, in: rect, on: &canvas) : rect
    let focus = composer.focusedField(in: pane)
    let position = focus.flatMap(form.position)
    if let detail = detailRow(of: pane, in: area) {
      drawDetail(focus.flatMap(form.cell), in: detail, on: &canvas)
      area = area.rows(0..<area.rows - 1)
    }
    if !form.headings.isEmpty, area.rows > 3 {
      drawHeadings(form.headings, in: area.row(0), on: &canvas)
      area = area.rows(1...)
    }
    let first = max(0, (position?.row ?? 0) - area.rows + 1)
    for (offset, row) in form.rows.dropFirst(first).prefix(area.rows).enumerated() {
      let isFocused = isFocused(pane) && position?.row == first + offset
      drawRow(row, focus: isFocused ? focus : nil, in: area.row(offset), on: &canvas)
    }
    drawScrollMarks(first: first, count: form.rows.count, in: area, on: &canvas)
    if pane == .target, form.rows.count < area.rows {
      drawAccount(in: area.row(form.rows.count), on: &canvas)
    }
  }

  /// The last row tells what the field with the focus is; only where the pane has the focus or a screen of its own.
  private func detailRow(of pane: Pane, in area: Rect) -> Rect? {
    guard area.rows > 3, !layout.isWide || composer.pane == pane else { return nil }
    return area.row(area.rows - 1)
  }

  private func drawHeadings(_ headings: [String], in rect: Rect, on canvas: inout Canvas) {
    for (heading, column) in zip(headings, columns(headings.count, in: rect)) {
      canvas.write(heading, at: column.origin, style: .dim, width: column.columns)
    }
  }

  private func drawRow(_ row: FormRow, focus: FieldID?, in rect: Rect, on canvas: inout Canvas) {
    if focus != nil { canvas.write("▌", at: rect.origin, style: .borderFocused) }
    canvas.write(
      row.label, at: rect.origin.moved(columns: 1), style: focus == nil ? .dim : .text,
      width: Self.labelWidth - 1)
    for (cells, column) in zip(row.columns, columns(row.columns.count, in: rect)) {
      if cells.count == 1, let cell = cells.first {
        drawCell(cell, isFocused: cell.id == focus, in: column, on: &canvas)
      } else if cells.isEmpty {
        canvas.write("–", at: column.origin, style: .dim)
      } else {
        drawArguments(cells, focus: focus, in: column, on: &canvas)
      }
    }
  }

  /// The places of a form's columns beside its labels; a blank stands after each.
  private func columns(_ count: Int, in rect: Rect) -> [Rect] {
    let area = rect.columns(Self.labelWidth...)
    let width = area.columns / count
    return (0..<count).map { area.columns($0 * width..<($0 + 1) * width - 1) }
  }

  /// Arguments stand one after the other; the first ones leave where the one with the focus would not fit.
  private func drawArguments(
    _ cells: [FormCell], focus: FieldID?, in rect: Rect, on canvas: inout Canvas
  ) {
    let index = cells.firstIndex { $0.id == focus } ?? 0
    var first = 0
    while first < index, width(of: cells[first...index], focus: focus) > rect.columns { first += 1 }
    var column = rect.column
    for (offset, cell) in cells.enumerated().dropFirst(first) {
      let left = rect.columnRange.upperBound - column
      guard left > 2 else { break }
      let isAdding = offset == cells.count - 1
      if !isAdding || cell.id == composer.editing?.field {
        let label = "\(offset + 1) "
        column += canvas.write(
          label, at: Point(column: column, row: rect.row), style: .dim, width: left)
      }
      let wanted = fieldWidth(of: cell, isFocused: cell.id == focus)
      let width = min(wanted, rect.columnRange.upperBound - column)
      let area = Rect(column: column, row: rect.row, columns: width, rows: 1)
      drawCell(cell, isFocused: cell.id == focus, in: area, on: &canvas)
      column += width + 2
    }
  }

  private func width(of cells: ArraySlice<FormCell>, focus: FieldID?) -> Int {
    cells.reduce(0) { $0 + fieldWidth(of: $1, isFocused: $1.id == focus) + 4 }
  }

  private func fieldWidth(of cell: FormCell, isFocused: Bool) -> Int {
    if let editing = composer.editing, editing.field == cell.id {
      return editing.editor.text.displayable.terminalWidth + 1
    }
    return max(1, (cell.text.isEmpty ? cell.placeholder : cell.text).displayable.terminalWidth)
  }

  private func drawCell(
    _ cell: FormCell, isFocused: Bool, in rect: Rect, on canvas: inout Canvas
  ) {
    if isFocused, let editing = composer.editing, editing.field == cell.id {
      return drawEditor(editing.editor, in: rect, on: &canvas)
    }
    if isFocused {
      canvas.fill(rect, style: .focus)
      canvas.cursor = rect.origin
    }
    let style: Style = isFocused ? .focus : cell.text.isEmpty ? .placeholder : .field
    let isChoice = if case .choice = cell.kind { true } else { false }
    let text = cell.text.isEmpty ? cell.placeholder : isChoice ? "\(cell.text) ▾" : cell.text
    canvas.write(
      text.displayable.truncated(toWidth: rect.columns), at: rect.origin, style: style,
      width: rect.columns)
  }

  /// What the field with the focus is, or its whole value where the field is too short for it.
  private func drawDetail(_ cell: FormCell?, in rect: Rect, on canvas: inout Canvas) {
    guard let cell else { return }
    let cellWidth = columns(max(1, composer.form.headings.count), in: rect)[0].columns
    let isEditing = composer.editing?.field == cell.id
    if !isEditing, cell.text.displayable.terminalWidth > cellWidth {
      canvas.write(
        "= \(cell.text)".displayable.truncated(toWidth: rect.columns - 1),
        at: rect.origin.moved(columns: 1), style: .dim)
      return
    }
    let path = cell.id.path(for: composer.targetKind)
    let summary = FieldCatalogue[path]?.summary ?? ""
    var column = rect.column + 1
    column += canvas.write("\(path)  ", at: Point(column: column, row: rect.row), style: .info)
    let width = rect.columnRange.upperBound - column
    canvas.write(
      summary.truncated(toWidth: width), at: Point(column: column, row: rect.row), style: .dim,
      width: width)
  }

  func drawScrollMarks(first: Int, count: Int, in rect: Rect, on canvas: inout Canvas) {
    guard rect.rows > 0 else { return }
    let right = rect.columnRange.upperBound - 1
    if first > 0 { canvas.write("▴", at: Point(column: right, row: rect.row), style: .info) }
    if first + rect.rows < count {
      canvas.write("▾", at: Point(column: right, row: rect.row + rect.rows - 1), style: .info)
    }
  }
}
