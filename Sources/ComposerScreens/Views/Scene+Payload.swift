internal import ComposerState
internal import PushMessages
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// The draft's text as it is sent, or what a platform receives of it, line by line.
  func drawPayload(in rect: Rect, on canvas: inout Canvas) {
    let area =
      context.drawLowerRightRule(
        .payload, [RuleDetail(text: payloadSize, style: .dim)], beside: derived.findings, in: rect,
        on: &canvas)
    drawPayloadViews(in: area.row(0), on: &canvas)
    let inside = area.rows(1...)
    let rows = payloadRows(columns: inside.columns - 2)
    let start = rows.firstIndex { $0.line >= composer.payload.scroll } ?? rows.count
    let first = max(0, min(start, rows.count - inside.rows))
    let notes = NoteColumn(rows.map(\.text), width: inside.columns - 2)
    for (row, part) in rows.dropFirst(first).prefix(inside.rows).enumerated() {
      let origin = inside.origin.moved(columns: 1, rows: row)
      let column = notes.start(beside: part.text)
      let width = part.text.note == nil ? inside.columns - 2 : column - 2
      canvas.write(
        context.shownJSON(part.text.text, toWidth: width, from: part.place), at: origin,
        style: .text)
      guard let note = part.text.note else { continue }
      canvas.write(
        context.shown(note, toWidth: inside.columns - 2 - column, base: .leftToRight),
        at: origin.moved(columns: column), style: .dim)
    }
    if context.isFocused(.payload) { canvas.cursor = inside.origin }
    context.drawScrollMarks(first: first, count: rows.count, in: inside, on: &canvas)
  }

  /// The views by name, the one in front marked; beside them the size, where no rule has it.
  private func drawPayloadViews(in rect: Rect, on canvas: inout Canvas) {
    var point = rect.origin
    for view in PayloadView.allCases {
      let isFront = view == composer.payload.view
      let text = context.tab(isFront ? view.heading : view.title, isFront: isFront)
      let style: Style = isFront ? (context.isFocused(.payload) ? .borderFocused : .title) : .dim
      let width = rect.columnRange.upperBound - point.column
      let written = canvas.write(text, at: point, style: style, width: width)
      context.map?.note(
        .payloadView(view),
        in: Rect(column: point.column, row: point.row, columns: written, rows: 1))
      point = point.moved(columns: written)
    }
    let column = rect.columnRange.upperBound - payloadSize.terminalWidth - 1
    guard !context.layout.hasRules, column > point.column else { return }
    canvas.write(payloadSize, at: Point(column: column, row: rect.row), style: .dim)
  }

  /// Only what one platform receives has a limit.
  private var payloadSize: String {
    derived.received(in: composer.payload.view).map { context.sizeWords($0.payloadSize) }
      ?? "≈\(derived.requestSize) B in all"
  }

  /// A row of the pane: a line, or a part of one that is longer than the pane is wide.
  private struct PayloadRow {
    /// Counted from 0.
    var line: Int
    var text: ReceivedMessage.Line
    /// Where it begins.
    var place = JSONPlace()
  }

  private func payloadRows(columns: Int) -> [PayloadRow] {
    if let received = derived.received(in: composer.payload.view) {
      return received.lines.enumerated().map { PayloadRow(line: $0, text: $1) }
    }
    let lines = composer.readableText.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      var place = JSONPlace()
      return String(line).displayable.wrapped(toWidth: max(1, columns)).lines.map { part in
        defer { place.pass(part) }
        return PayloadRow(line: index, text: ReceivedMessage.Line(text: part), place: place)
      }
    }
  }
}
