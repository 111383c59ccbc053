internal import ComposerState
internal import PushMessages
internal import TerminalUI
internal import TextLayout

extension FormPane {
  func drawCell(
    _ cell: FormCell, isFocused: Bool, in rect: Rect, on canvas: inout Canvas
  ) {
    context.map?.note(.field(cell.id, pane), in: rect)
    if isFocused, let editing = editing, editing.field == cell.id {
      return context.drawEditor(editing.editor, in: rect, on: &canvas)
    }
    if isFocused {
      canvas.fill(rect, style: .focus)
      canvas.cursor = rect.origin
    }
    let style: Style = isFocused ? .focus : cell.text.isEmpty ? .placeholder : .field
    let swatch = context.options.isAccessible ? nil : swatch(of: cell)
    let width = rect.columns - (swatch == nil ? 0 : 2)
    let line = context.visualLine(words(of: cell, toWidth: width), toWidth: width)
    // As in the editor, so that nothing jumps when it begins.
    let indentation = context.options.order == .visual ? line.indentation(inWidth: width) : 0
    let written = canvas.write(
      line.text, at: rect.origin.moved(columns: indentation), style: style,
      width: width - indentation)
    guard let swatch, width > 0 else { return }
    canvas.write(
      "■", at: rect.origin.moved(columns: indentation + written + 1), style: style.colored(swatch),
      width: 1)
  }

  private func words(of cell: FormCell, toWidth width: Int) -> String {
    guard !cell.text.isEmpty else {
      if case .argument = cell.id { return cell.placeholder }
      let code = lostCode[cell.path ?? cell.id.path(for: targetKind)]
      return code.map { "– was \($0.displayable)" } ?? cell.placeholder
    }
    if let moment = words(ofMoment: cell, toWidth: width) { return moment }
    let text = cell.shown ?? cell.text
    switch cell.kind {
    case .choice, .boolean: return text + (context.options.isAccessible ? " (choice)" : " ▾")
    default: return text
    }
  }

  /// The value and its local time, or that alone where both have no room: nobody reads seconds since 1970.
  private func words(ofMoment cell: FormCell, toWidth width: Int) -> String? {
    guard let full = cell.moment(by: context.clock, now: context.now),
      let short = cell.shortMoment(by: context.clock, now: context.now)
    else { return nil }
    // Of a moment on another day the day says most.
    let day = short.contains(":") ? short.prefix { $0 != " " } : ""
    return ["\(cell.text) \(full)", "\(cell.text) = \(short)", short, String(day)].first {
      !$0.isEmpty && context.width(of: $0) <= width
    }
  }

  /// The color that the field's text names.
  private func swatch(of cell: FormCell) -> RGB? {
    cell.kind == .color ? RGB(cell.text) : nil
  }

  /// What the field with the focus is, what is typed into it becomes, or its whole value where the field
  /// is too short for it.
  func drawDetail(
    _ cell: FormCell?, _ row: FormRow?, in rect: Rect, on canvas: inout Canvas
  ) {
    guard let cell else { return }
    let isEditing = editing?.field == cell.id
    if isEditing, let remark {
      return draw(remark, in: rect, on: &canvas)
    }
    let width = row.map { cellWidth(in: $0, of: rect) } ?? rect.columns
    let text = cell.shown ?? cell.text
    let isCut = context.width(of: text.beginning(columns: width).displayable) > width
    if !isEditing, isCut {
      canvas.write(
        context.shown("= \(text)", toWidth: rect.columns - 1),
        at: rect.origin.moved(columns: 1), style: .dim)
      return
    }
    let path = cell.path ?? cell.id.path(for: targetKind)
    var column = rect.column + 1
    column += canvas.write(
      "\(path)  ", at: Point(column: column, row: rect.row), style: .info,
      width: rect.columns - 2)
    canvas.write(
      context.truncated(summary(of: cell, at: path), toWidth: rect.columnRange.upperBound - column),
      at: Point(column: column, row: rect.row), style: .dim)
  }

  private func draw(_ remark: InputHint, in rect: Rect, on canvas: inout Canvas) {
    let (mark, style): (String, Style) =
      switch remark {
      case .means: ("", .ok)
      case .hint: ("", .info)
      case .wrong: (context.sign("✗") + " ", .error)
      }
    canvas.write(
      context.shown(mark + remark.text, toWidth: rect.columns - 1, base: .leftToRight),
      at: rect.origin.moved(columns: 1), style: style)
  }

  /// The value as it stands in the draft, where people say it otherwise, and what the field is for.
  private func summary(of cell: FormCell, at path: FieldPath) -> String {
    let known = FieldCatalogue[path] ?? FieldCatalogue[cell.id.path(for: targetKind)]
    let isOfList = targetKind == .list && (cell.id == .target || cell.id == .targetKind)
    let summary =
      (isOfList ? FieldID.list : cell.id).ownSummary ?? known?.summary
      ?? FieldHelpWords.undocumented
    var words: [String] = []
    if cell.id != .expiresIn, cell.shown != nil { words.append("= \(cell.text.displayable)") }
    if let moment = cell.moment(by: context.clock, now: context.now) {
      words += [moment, cell.text.displayable]
    }
    if FieldHelpWords.isExpiry(path) { words.append(FieldHelpWords.expiresIn) }
    return (words + [summary]).joined(separator: "  ")
  }
}
