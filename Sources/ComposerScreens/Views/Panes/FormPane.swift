internal import ComposerState
internal import PushMessages
internal import SendPolicy
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// The fields of a pane, row by row.
struct FormPane {
  static let labelWidth = 12
  /// For names of fields, which are words in a row.
  private static let longLabelWidth = 27

  let context: DrawingContext
  let pane: Pane
  /// Whether the pane is in front, with the keyboard or below a modal.
  let isInFront: Bool
  let form: Form
  /// The field with the focus.
  let focusedField: FieldID?
  let editing: Editing?
  /// What is said of what is typed.
  let remark: InputHint?
  let targetKind: TargetKind
  /// Apple's arguments that are those of Android.
  let asAndroid: Set<FieldPath>
  /// What stands below the fields of the target.
  let foot: TargetFoot?
  /// The code that stood in fields that are empty, because reading it left it out.
  let lostCode: [FieldPath: String]

  init(_ pane: Pane, _ composer: borrowing Composer, in context: DrawingContext) {
    let form = composer.form(of: pane)
    self.context = context
    self.pane = pane
    self.form = form
    isInFront = composer.pane == pane
    focusedField = composer.focusedField(in: pane, of: form)
    editing = composer.editing
    remark = composer.typingRemark
    targetKind = composer.targetKind
    asAndroid = composer.argumentsAsOther(in: form)
    foot = pane == .target ? TargetFoot(composer, in: context) : nil
    lostCode = composer.lostCode
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    var area = context.layout.hasRules ? context.drawRule(pane, in: rect, on: &canvas) : rect
    let position = focusedField.flatMap(form.position)
    if let detail = detailRow(in: area) {
      drawDetail(
        focusedField.flatMap(form.cell), position.map { form.rows[$0.row] }, in: detail, on: &canvas
      )
      area = area.rows(0..<area.rows - 1)
    }
    if !form.headings.isEmpty, area.rows > 3 {
      drawHeadings(form.headings, in: area.row(0), on: &canvas)
      area = area.rows(1...)
    }
    let first = max(0, min((position?.row ?? 0) - rowsAbove(of: area), form.rows.count - area.rows))
    for (offset, row) in form.rows.dropFirst(first).prefix(area.rows).enumerated() {
      let isFocused = context.isFocused(pane) && position?.row == first + offset
      drawRow(row, focus: isFocused ? focusedField : nil, in: area.row(offset), on: &canvas)
    }
    context.drawScrollMarks(first: first, count: form.rows.count, in: area, on: &canvas)
    foot?.draw(below: form.rows.count, in: area, on: &canvas)
  }

  /// How many rows stay in view above the one with the focus.
  ///
  /// The texts read downward, a key before its arguments; elsewhere the focus is in the middle.
  private func rowsAbove(of area: Rect) -> Int {
    pane == .text ? min(1, area.rows / 4) : area.rows / 2
  }

  /// The last row tells what the field with the focus is; only where the pane has the focus or a screen of its own.
  private func detailRow(in area: Rect) -> Rect? {
    guard area.rows > 3, !context.layout.isWide || isInFront else { return nil }
    return area.row(area.rows - 1)
  }

  private func drawHeadings(_ headings: [String], in rect: Rect, on canvas: inout Canvas) {
    let places = columns(headings.count, in: rect.columns(Self.labelWidth...))
    for (heading, column) in zip(headings, places) {
      canvas.write(heading, at: column.origin, style: .dim, width: column.columns)
    }
  }

  private func drawRow(
    _ row: FormRow, focus: FieldID?, in rect: Rect, on canvas: inout Canvas
  ) {
    if let cell = row.cells.first { context.map?.note(.field(cell.id, pane), in: rect) }
    if row.isHeading { return drawHeading(row, in: rect, on: &canvas) }
    if focus != nil { context.drawBar(at: rect.origin, on: &canvas) }
    let area = values(of: row, in: rect)
    canvas.write(
      context.truncated(row.label, toWidth: rect.columns - area.columns - 2),
      at: rect.origin.moved(columns: 1), style: focus == nil ? .dim : .text)
    for (cells, column) in zip(row.columns, columns(row.columns.count, in: area)) {
      if cells.count == 1, let cell = cells.first {
        drawCell(cell, isFocused: cell.id == focus, in: column, on: &canvas)
      } else if drawAsAndroid(cells, focus: focus, in: column, on: &canvas) {
        continue
      } else if cells.isEmpty {
        canvas.write("–", at: column.origin, style: .dim)
      } else {
        drawArguments(cells, focus: focus, in: column, on: &canvas)
      }
    }
  }

  /// The line above a group of fields.
  private func drawHeading(_ row: FormRow, in rect: Rect, on canvas: inout Canvas) {
    canvas.write(row.label, at: rect.origin.moved(columns: 1), style: .title)
    drawHeadings(row.headings, in: rect, on: &canvas)
  }

  /// The part of a row beside its label.
  private func values(of row: FormRow, in rect: Rect) -> Rect {
    rect.columns((row.hasLongLabel ? Self.longLabelWidth : Self.labelWidth)...)
  }

  /// The places of a form's columns; a blank stands after each.
  private func columns(_ count: Int, in area: Rect) -> [Rect] {
    let width = area.columns / max(1, count)
    return (0..<count).map { area.columns($0 * width..<($0 + 1) * width - 1) }
  }

  /// How much room the fields of a row have.
  func cellWidth(in row: FormRow, of rect: Rect) -> Int {
    columns(max(1, row.columns.count), in: values(of: row, in: rect))[0].columns
  }

  /// Arguments stand one after the other; the first ones leave where the one with the focus would not fit.
  private func drawArguments(
    _ cells: [FormCell], focus: FieldID?, in rect: Rect, on canvas: inout Canvas
  ) {
    let index = cells.firstIndex { $0.id == focus } ?? 0
    var first = 0
    let limit = rect.columns
    while first < index, width(of: cells[first...index], limit: limit) > limit {
      first += 1
    }
    var column = rect.column
    for (offset, cell) in cells.enumerated().dropFirst(first) {
      let left = rect.columnRange.upperBound - column
      guard left > 2 else { break }
      let isAdding = offset == cells.count - 1
      if !isAdding || cell.id == editing?.field {
        let label = "\(offset + 1) "
        column += canvas.write(
          label, at: Point(column: column, row: rect.row), style: .dim, width: left)
      }
      let wanted = fieldWidth(of: cell, limit: limit)
      let width = min(wanted, rect.columnRange.upperBound - column)
      let area = Rect(column: column, row: rect.row, columns: width, rows: 1)
      drawCell(cell, isFocused: cell.id == focus, in: area, on: &canvas)
      column += width + 2
    }
  }

  /// What stands in Apple's column while its arguments are those of Android, unless the keyboard is
  /// there; `false` where they are not.
  func drawAsAndroid(
    _ cells: [FormCell], focus: FieldID?, in rect: Rect, on canvas: inout Canvas
  ) -> Bool {
    guard case .argument(let path, _)? = cells.first?.id, asAndroid.contains(path),
      !cells.contains(where: { $0.id == focus })
    else { return false }
    context.map?.note(.field(cells[0].id, pane), in: rect)
    canvas.write(KeyWords.asAndroid, at: rect.origin, style: .dim, width: rect.columns)
    return true
  }

  private func width(of cells: ArraySlice<FormCell>, limit: Int) -> Int {
    cells.reduce(0) { $0 + fieldWidth(of: $1, limit: limit) + 4 }
  }

  /// What a field wants, which is not measured any more where it is more than there is.
  private func fieldWidth(of cell: FormCell, limit: Int) -> Int {
    let width = { (text: String) in context.width(of: text.beginning(columns: limit).displayable) }
    if let editing = editing, editing.field == cell.id {
      return width(editing.editor.text) + 1
    }
    return max(1, width(cell.text.isEmpty ? cell.placeholder : cell.shown ?? cell.text))
  }
}
