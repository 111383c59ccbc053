internal import DevicePreview
internal import TerminalUI
internal import TextLayout

/// The inside of a notification: lines about as long as the device's, cut where it would cut them.
///
/// Where the terminal has no room for a text that the device shows, the view says so: that is another thing.
struct CardView {
  /// The styles of a card's lines.
  struct Styles {
    var meta: Style
    var title: Style
    var body: Style
  }

  /// One line, and what stands at its other end.
  private struct Line {
    var text: String
    var style: Style
    var isRightToLeft = false
    var trailing: String?
  }

  /// Whether the terminal has no room for all that the device shows.
  private(set) var lacksRoom = false
  /// Which of the texts the device cuts off.
  private(set) var cuts: [TextCut] = []
  private var lines: [Line] = []
  private let style: Styles
  private let width: Int
  private let rows: Int
  private let order: Bidi.Order
  private let ambiguous: AmbiguousWidth

  /// `rows` is what there is room for; the body gives way first.
  init(
    _ card: NotificationCard, style: Styles, width: Int, rows: Int, options: DrawingOptions
  ) {
    self.style = style
    self.width = min(width, TextCut.columns)
    self.rows = rows
    order = options.order
    ambiguous = options.ambiguousWidth
    switch card.surface {
    case .androidCollapsed, .androidBigText, .androidBigPicture: addAndroid(card)
    case .iPhoneLockScreen, .iPhoneBanner, .iPhoneExpanded, .web, .webExpanded: addPhone(card)
    }
  }

  var height: Int { lines.count }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    for (row, line) in lines.prefix(rect.rows).enumerated() {
      let origin = rect.origin.moved(rows: row)
      let trailing = line.trailing.map { $0.terminalWidth(ambiguous: ambiguous) + 1 } ?? 0
      let space = width - trailing - line.text.displayable.terminalWidth(ambiguous: ambiguous)
      let indentation = line.isRightToLeft ? max(0, space) : 0
      canvas.write(
        line.text, at: origin.moved(columns: indentation), style: line.style,
        width: width - trailing - indentation)
      if let text = line.trailing {
        let column = width - text.terminalWidth(ambiguous: ambiguous)
        canvas.write(text, at: origin.moved(columns: column), style: style.meta)
      }
    }
  }

  /// The app's name gives way where the texts have room without it; what stands beside it does not.
  private mutating func addAndroid(_ card: NotificationCard) {
    let empty = self
    addAndroid(card, namingApp: rows > 2)
    guard lacksRoom, thumbnail(of: card) == nil else { return }
    var nameless = empty
    nameless.addAndroid(card, namingApp: false)
    if !nameless.lacksRoom { self = nameless }
  }

  private mutating func addAndroid(_ card: NotificationCard, namingApp: Bool) {
    if namingApp {
      lines = [
        Line(
          text: "\(card.appName) · now".truncated(toWidth: width, ambiguous: ambiguous),
          style: style.meta, trailing: thumbnail(of: card))
      ]
    }
    // The body keeps a line.
    add(
      "title", card.title, style.title.bold, deviceLines: card.surface.titleLines,
      room: max(1, rows - lines.count - 1))
    add(
      "body", card.body, style.body, deviceLines: card.surface.bodyLines,
      room: max(1, rows - lines.count))
    addPicture(of: card)
  }

  private mutating func addPhone(_ card: NotificationCard) {
    let now = "now"
    let isHigh = rows > 3
    add(
      "title", card.title, style.title.bold, deviceLines: card.surface.titleLines,
      room: isHigh ? rows - 2 : 1, width: width - now.count - 1)
    if lines.isEmpty { lines = [Line(text: "", style: style.title)] }
    lines[0].trailing = now
    if rows > 2 {
      add("subtitle", card.subtitle, style.title, deviceLines: 1, room: isHigh ? 2 : 1)
    }
    add(
      "body", card.body, style.body, deviceLines: card.surface.bodyLines, room: rows - lines.count)
    if let image = thumbnail(of: card) {
      addIfThereIsRoom(Line(text: "", style: style.body, trailing: image))
    }
    addPicture(of: card)
    let buttons = card.actions.map { "[\($0)]" }.joined(separator: " ")
    add("buttons", buttons, style.meta, deviceLines: nil, room: min(1, rows - lines.count))
  }

  /// A small image stands at the right.
  private func thumbnail(of card: NotificationCard) -> String? {
    card.image == nil || card.surface.showsImageLarge ? nil : "[image]"
  }

  /// The place of a large image, with its name, because a terminal has no other picture of it.
  private mutating func addPicture(of card: NotificationCard) {
    guard card.surface.showsImageLarge, let name = card.imageName else { return }
    guard rows > lines.count, width > 12 else {
      lacksRoom = true
      return
    }
    let label = " image: \(name) ".truncated(toWidth: width - 4, ambiguous: ambiguous)
    let space = width - label.terminalWidth(ambiguous: ambiguous)
    let middle =
      String(repeating: "░", count: space / 2) + label
      + String(repeating: "░", count: space - space / 2)
    let full = String(repeating: "░", count: width)
    let texts = rows - lines.count > 2 ? [full, middle, full] : [middle]
    lines += texts.map { Line(text: $0, style: style.meta) }
  }

  private mutating func addIfThereIsRoom(_ line: Line) {
    guard lines.count < rows else {
      lacksRoom = true
      return
    }
    lines.append(line)
  }

  /// What the device shows of a text, in as many rows as there is room for.
  ///
  /// Right-to-left texts stand at the right, their letters in the order in which they are seen.
  private mutating func add(
    _ name: String, _ text: String?, _ style: Style, deviceLines: Int?, room: Int,
    width: Int? = nil
  ) {
    guard let text, !text.isEmpty else { return }
    let cut = TextCut(name, text, lines: deviceLines)
    if let cut { cuts.append(cut) }
    guard room > 0 else {
      lacksRoom = true
      return
    }
    let shown = cut?.shown(of: text) ?? text
    let layout = shown.laidOut(
      toWidth: width ?? self.width, maximumLines: room, order: order, ambiguous: ambiguous)
    lacksRoom = lacksRoom || layout.isTruncated
    lines += layout.lines.map { line in
      Line(
        text: line.text, style: style,
        isRightToLeft: line.direction == .rightToLeft && order == .visual)
    }
  }
}

extension NotificationCard {
  /// Those that a device shows from their first to their last letter, and the buttons.
  func texts(except cuts: [TextCut] = []) -> [String] {
    let texts = [("title", title), ("subtitle", subtitle), ("body", body)]
    return texts.compactMap { name, text in
      cuts.contains { $0.name == name } ? nil : text
    } + actions
  }
}

extension TextCut {
  /// In the frame of a card: `body ≈36/143`.
  var mark: String { "\(name) ≈\(seen)/\(count)" }

  /// `the body after about 36 of 143 characters`.
  var words: String { "the \(name) after about \(seen) of \(count) characters" }
}
