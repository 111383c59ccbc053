internal import DevicePreview
internal import TerminalUI
internal import TextLayout

/// The styles of a card's lines.
struct CardStyle {
  var meta: Style
  var title: Style
  var body: Style
}

/// The inside of a notification: lines as the device would lay them out, cut where it would cut them.
struct CardView {
  let card: NotificationCard
  let style: CardStyle

  func draw(on canvas: inout Canvas, in rect: Rect) {
    guard !rect.isEmpty else { return }
    switch card.surface {
    case .androidCollapsed: drawAndroid(on: &canvas, in: rect)
    case .iPhoneLockScreen, .web: drawPhone(on: &canvas, in: rect)
    }
  }

  private func drawAndroid(on canvas: inout Canvas, in rect: Rect) {
    var row = 0
    if rect.rows > 2 {
      let meta = "\(card.appName) · now"
      canvas.write(meta.truncated(toWidth: rect.columns), at: rect.origin, style: style.meta)
      drawImageMark(in: rect.row(0), on: &canvas)
      row = 1
    }
    if let title = card.title, !title.isEmpty {
      row += drawText(title, lines: 1, style: style.title.bold, in: rect.rows(row...), on: &canvas)
    }
    if let body = card.body, !body.isEmpty {
      // One line on the device; a frame with rows to spare shows the rest of it as the opened notification does.
      let lines = max(card.surface.bodyLines, 1)
      drawText(body, lines: lines, style: style.body, in: rect.rows(row...), on: &canvas)
    }
  }

  private func drawPhone(on canvas: inout Canvas, in rect: Rect) {
    let now = "now"
    let heading = rect.columns(0..<max(0, rect.columns - now.count - 1))
    canvas.write(
      now, at: rect.origin.moved(columns: rect.columns - now.count), style: style.meta)
    var row = drawText(
      card.title ?? "", lines: 1, style: style.title.bold, in: heading.rows(0..<1), on: &canvas)
    row = max(row, 1)
    if let subtitle = card.subtitle, !subtitle.isEmpty, row < rect.rows - 1 {
      row += drawText(subtitle, lines: 1, style: style.title, in: rect.rows(row...), on: &canvas)
    }
    guard let body = card.body, !body.isEmpty, row < rect.rows else { return }
    row += drawText(
      body, lines: card.surface.bodyLines, style: style.body, in: rect.rows(row...), on: &canvas)
    if row < rect.rows { drawImageMark(in: rect.row(row), on: &canvas) }
  }

  private func drawImageMark(in rect: Rect, on canvas: inout Canvas) {
    guard card.image != nil else { return }
    let mark = "[image]"
    canvas.write(
      mark, at: rect.origin.moved(columns: rect.columns - mark.count), style: style.meta)
  }

  /// Right-to-left texts stand at the right, their letters in the order in which they are seen.
  @discardableResult
  private func drawText(
    _ text: String, lines: Int, style: Style, in rect: Rect, on canvas: inout Canvas
  ) -> Int {
    guard !rect.isEmpty else { return 0 }
    let wrapped = text.wrapped(toWidth: rect.columns, maximumLines: min(lines, rect.rows)).lines
    let isRightToLeft = Bidi.isRightToLeft(text)
    for (row, line) in wrapped.enumerated() {
      let visual = Bidi.visualOrder(line, base: isRightToLeft ? .rightToLeft : .leftToRight)
      let space = isRightToLeft ? max(0, rect.columns - visual.displayable.terminalWidth) : 0
      canvas.write(visual, at: rect.origin.moved(columns: space, rows: row), style: style)
    }
    return wrapped.count
  }
}
