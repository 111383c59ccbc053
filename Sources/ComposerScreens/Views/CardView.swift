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
    case .androidCollapsed, .androidBigText, .androidBigPicture:
      lines = Self.android(card, style, width: width, rows: rows, order: order)
    case .iPhoneLockScreen, .iPhoneBanner, .iPhoneExpanded, .web, .webExpanded:
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
      trailing: thumbnail(of: card))
    let title = text(card.title, style.title.bold, lines: 1, width: width, order: order)
    var lines = (rows > 2 ? [meta] : []) + title
    let left = max(0, min(card.surface.bodyLines ?? rows, rows - lines.count))
    lines += text(card.body, style.body, lines: max(1, left), width: width, order: order)
    return lines + picture(of: card, style, width: width, rows: rows - lines.count)
  }

  /// A small image stands at the right.
  private static func thumbnail(of card: NotificationCard) -> String? {
    card.image == nil || card.surface.showsImageLarge ? nil : "[image]"
  }

  /// The place of a large image, with its name, because a terminal has no other picture of it.
  private static func picture(
    of card: NotificationCard, _ style: CardStyle, width: Int, rows: Int
  ) -> [Line] {
    guard card.surface.showsImageLarge, let name = card.imageName, rows > 0, width > 12 else {
      return []
    }
    let label = " image: \(name) ".displayable.truncated(toWidth: width - 4)
    let space = width - label.terminalWidth
    let middle =
      String(repeating: "░", count: space / 2) + label
      + String(repeating: "░", count: space - space / 2)
    let full = String(repeating: "░", count: width)
    let texts = rows > 2 ? [full, middle, full] : [middle]
    return texts.map { Line(text: $0, style: style.meta) }
  }

  private static func phone(
    _ card: NotificationCard, _ style: CardStyle, width: Int, rows: Int, order: Bidi.Order
  ) -> [Line] {
    let now = "now"
    let titles = text(
      card.title, style.title.bold, lines: rows > 3 ? card.surface.titleLines : 1,
      width: width - now.count - 1, order: order)
    var heading = titles.first ?? Line(text: "", style: style.title)
    heading.trailing = now
    var lines = [heading] + titles.dropFirst()
    if rows > 2 { lines += text(card.subtitle, style.title, lines: 1, width: width, order: order) }
    let left = max(0, min(card.surface.bodyLines ?? rows, rows - lines.count))
    lines += text(card.body, style.body, lines: left, width: width, order: order)
    if let image = thumbnail(of: card), lines.count < rows {
      lines.append(Line(text: "", style: style.body, trailing: image))
    }
    lines += picture(of: card, style, width: width, rows: rows - lines.count)
    let buttons = card.actions.map { "[\($0)]" }.joined(separator: " ")
    if !buttons.isEmpty, lines.count < rows {
      lines += text(buttons, style.meta, lines: 1, width: width, order: order)
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
