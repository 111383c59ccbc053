internal import ComposerState
internal import PushMessages
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// The draft's text as it is sent, or what a platform receives of it, line by line.
  func drawPayload(in rect: Rect, on canvas: inout Canvas) {
    let area =
      layout.hasRules
      ? drawRule(
        .payload,
        [RuleDetail(text: payloadSize, style: .dim)] + neighbours(of: .payload), in: rect,
        on: &canvas) : rect
    drawPayloadViews(in: area.row(0), on: &canvas)
    let inside = area.rows(1...)
    let lines = payloadLines
    let first = max(0, min(composer.payloadScroll, lines.count - inside.rows))
    let visible = lines.dropFirst(first).prefix(inside.rows)
    let notes = NoteColumn(lines, width: inside.columns - 2)
    for (row, line) in visible.enumerated() {
      let origin = inside.origin.moved(columns: 1, rows: row)
      let column = notes.start(beside: line)
      let width = line.note == nil ? inside.columns - 2 : column - 2
      canvas.write(
        shownJSON(line.text, toWidth: width), at: origin, style: .text)
      guard let note = line.note else { continue }
      canvas.write(
        shown(note, toWidth: inside.columns - 2 - column, base: .leftToRight),
        at: origin.moved(columns: column), style: .dim)
    }
    if isFocused(.payload) { canvas.cursor = inside.origin }
    drawScrollMarks(first: first, count: lines.count, in: inside, on: &canvas)
  }

  /// The views by name, the one in front marked; beside them the size, where no rule has it.
  private func drawPayloadViews(in rect: Rect, on canvas: inout Canvas) {
    var point = rect.origin
    for view in PayloadView.allCases {
      let isFront = view == composer.payloadView
      let text = tab(isFront ? view.heading : view.title, isFront: isFront)
      let style: Style = isFront ? (isFocused(.payload) ? .borderFocused : .title) : .dim
      let width = rect.columnRange.upperBound - point.column
      let written = canvas.write(text, at: point, style: style, width: width)
      map?.note(
        .payloadView(view),
        in: Rect(column: point.column, row: point.row, columns: written, rows: 1))
      point = point.moved(columns: written)
    }
    let column = rect.columnRange.upperBound - payloadSize.terminalWidth - 1
    guard !layout.hasRules, column > point.column else { return }
    canvas.write(payloadSize, at: Point(column: column, row: rect.row), style: .dim)
  }

  /// Only what one platform receives has a limit.
  private var payloadSize: String {
    derived.received(in: composer.payloadView).map { sizeWords($0.payloadSize) }
      ?? "≈\(derived.requestSize) B in all"
  }

  private var payloadLines: [ReceivedMessage.Line] {
    if let received = derived.received(in: composer.payloadView) { return received.lines }
    return composer.document.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ReceivedMessage.Line(text: String($0)) }
  }
}
