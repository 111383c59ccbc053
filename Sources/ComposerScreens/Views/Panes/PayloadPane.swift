internal import ComposerState
internal import Drafts
internal import MessageLint
internal import PushMessages
internal import TerminalUI
internal import TextLayout

/// The draft's text as it is sent, or what a platform receives of it, line by line.
struct PayloadPane {
  let context: DrawingContext
  /// The view in front, and how far it is scrolled.
  let payload: Payload
  /// What a platform receives; `nil` where the draft's own text is shown.
  let received: ReceivedMessage?
  /// The draft's own text, where it is shown.
  let text: String
  /// The whole message as FCM gets it, in bytes.
  let requestSize: Int
  /// What the platform gets of it that gets most: the number that has a limit, and that the tab has.
  let payloadSize: Int
  /// What the way to the problems names.
  let findings: [Finding]

  init(_ composer: borrowing Composer, _ derived: borrowing Derived, in context: DrawingContext) {
    self.context = context
    payload = composer.payload
    received = derived.received(in: payload.view, expiresIn: composer.notes.expiresIn)
    text = received == nil ? composer.readableText : ""
    requestSize = received == nil ? derived.requestSize : 0
    payloadSize = derived.payloadSize
    findings = derived.findings
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let area =
      context.drawLowerRightRule(
        .payload, [RuleDetail(text: size, style: .dim)], beside: findings, in: rect,
        on: &canvas)
    drawViews(in: area.row(0), on: &canvas)
    let inside = area.rows(1...)
    let rows = self.rows(columns: inside.columns - 2)
    let start = rows.firstIndex { $0.line >= payload.scroll } ?? rows.count
    let first = max(0, min(start, rows.count - inside.rows))
    let notes = NoteColumn(
      rows.map(\.text), width: inside.columns - 2, ambiguous: context.options.ambiguousWidth)
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
  private func drawViews(in rect: Rect, on canvas: inout Canvas) {
    var point = rect.origin
    for view in PayloadView.allCases {
      let isFront = view == payload.view
      let text = context.tab(isFront ? view.heading : view.title, isFront: isFront)
      let style: Style = isFront ? (context.isFocused(.payload) ? .borderFocused : .title) : .dim
      let width = rect.columnRange.upperBound - point.column
      let written = canvas.write(text, at: point, style: style, width: width)
      context.map?.note(
        .payloadView(view),
        in: Rect(column: point.column, row: point.row, columns: written, rows: 1))
      point = point.moved(columns: written)
    }
    let column = rect.columnRange.upperBound - context.width(of: size) - 1
    guard !context.layout.hasRules, column > point.column else { return }
    canvas.write(size, at: Point(column: column, row: rect.row), style: .dim)
  }

  /// Only what one platform receives has a limit.
  private var size: String {
    received.map { context.sizeWords($0.payloadSize) }
      ?? "≈\(requestSize) B request, ≈\(payloadSize) B payload"
  }

  /// A row of the pane: a line, or a part of one that is longer than the pane is wide.
  private struct Row {
    /// Counted from 0.
    var line: Int
    var text: ReceivedMessage.Line
    /// Where it begins.
    var place = DrawingContext.JSONPlace()
  }

  private func rows(columns: Int) -> [Row] {
    if let received {
      return received.lines.enumerated().map { Row(line: $0, text: $1) }
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      var place = DrawingContext.JSONPlace()
      return context.wrapped(String(line).displayable, toWidth: max(1, columns)).lines.map { part in
        defer { place.pass(part) }
        return Row(line: index, text: ReceivedMessage.Line(text: part), place: place)
      }
    }
  }
}
