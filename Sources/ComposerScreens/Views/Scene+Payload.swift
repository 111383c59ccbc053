internal import ComposerState
internal import PushMessages
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// The draft's text as it is sent, line by line.
  func drawPayload(in rect: Rect, on canvas: inout Canvas) {
    let details: [(text: String, style: Style)] = [("≈\(derived.payloadSize) B of 4096", .dim)]
    let area = layout.isWide ? drawRule(.payload, details, in: rect, on: &canvas) : rect
    let lines = composer.document.text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = max(0, min(composer.payloadScroll, lines.count - area.rows))
    for (row, line) in lines.dropFirst(first).prefix(area.rows).enumerated() {
      let origin = area.origin.moved(columns: 1, rows: row)
      canvas.write(
        String(line).displayable.truncated(toWidth: area.columns - 2), at: origin, style: .text)
    }
    if isFocused(.payload) { canvas.cursor = area.origin }
    drawScrollMarks(first: first, count: lines.count, in: area, on: &canvas)
  }
}
