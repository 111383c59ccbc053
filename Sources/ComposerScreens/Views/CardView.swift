internal import DevicePreview
internal import TerminalUI
internal import TextLayout

/// The inside of a notification: lines as the device would lay them out, cut where it would cut them.
struct CardView {
  /// One line, and what stands at its other end.
  private struct Line {
    var text: String
    var style: Style
    var isRightToLeft = false
    var trailing: String?
  }

  private let lines: [Line]
  private let style: CardStyle

  /// `rows` is what there is room for; the body gives way first.
  init(_ card: NotificationCard, style: CardStyle, width: Int, rows: Int, order: Bidi.Order) {
    self.style = style
    switch card.surface {
    case .androidCollapsed:
      lines = Self.android(card, style, width: width, rows: rows, order: order)
    case .iPhoneLockScreen, .web:
      lines = Self.phone(card, style, width: width, rows: rows, order: order)
    }
  }

  var height: Int { lines.count }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    for (row, line) in lines.prefix(rect.rows).enumerated() {
      let origin = rect.origin.moved(rows: row)
      let trailing = line.trailing.map { $0.terminalWidth + 1 } ?? 0
      let space = rect.columns - trailing - line.text.displayable.terminalWidth
      let indentation = line.isRightToLeft ? max(0, space) : 0
      canvas.write(
        line.text, at: origin.moved(columns: indentation), style: line.style,
        width: rect.columns - trailing - indentation)
      if let text = line.trailing {
        let column = rect.columns - text.terminalWidth
        canvas.write(text, at: origin.moved(columns: column), style: style.meta)
      }
    }
  }

  private static func android(
    _ card: NotificationCard, _ style: CardStyle, width: Int, rows: Int, order: Bidi.Order
  ) -> [Line] {
    let meta = Line(
      text: "\(card.appName) · now".truncated(toWidth: width), style: style.meta,
      trailing: card.image.map { _ in "[image]" })
    let title = text(card.title, style.title.bold, lines: 1, width: width, order: order)
    let body = text(
      card.body, style.body, lines: card.surface.bodyLines, width: width, order: order)
    return (rows > 2 ? [meta] : []) + title + body
  }

  private static func phone(
    _ card: NotificationCard, _ style: CardStyle, width: Int, rows: Int, order: Bidi.Order
  ) -> [Line] {
    let now = "now"
    let titles = text(
      card.title, style.title.bold, lines: 1, width: width - now.count - 1, order: order)
    var heading = titles.first ?? Line(text: "", style: style.title)
    heading.trailing = now
    var lines = [heading]
    if rows > 2 { lines += text(card.subtitle, style.title, lines: 1, width: width, order: order) }
    let left = max(0, min(card.surface.bodyLines, rows - lines.count))
    lines += text(card.body, style.body, lines: left, width: width, order: order)
    if card.image != nil, lines.count < rows {
      lines.append(Line(text: "", style: style.body, trailing: "[image]"))
    }
    return lines
  }

  /// Right-to-left texts stand at the right, their letters in the order in which they are seen.
  private static func text(
    _ text: String?, _ style: Style, lines: Int, width: Int, order: Bidi.Order
  ) -> [Line] {
    guard let text, !text.isEmpty, lines > 0 else { return [] }
    return text.laidOut(toWidth: width, maximumLines: lines, order: order).lines.map { line in
      Line(
        text: line.text, style: style,
        isRightToLeft: line.direction == .rightToLeft && order == .visual)
    }
  }
}
