internal import DevicePreview
internal import TextLayout

/// Where a device cuts a text of a notification off.
///
/// Devices cut by width, and fonts differ: forty columns are what phones have room for in a line,
/// about.
struct CardCut {
  static let columns = 40

  var name: String
  /// About how many characters are seen.
  var seen: Int
  var count: Int

  /// In the frame of a card: `body ≈36/143`.
  var mark: String { "\(name) ≈\(seen)/\(count)" }

  /// `the body after about 36 of 143 characters`.
  var words: String { "the \(name) after about \(seen) of \(count) characters" }

  static func all(in card: NotificationCard) -> [CardCut] {
    let surface = card.surface
    return [
      CardCut("title", card.title, lines: surface.titleLines),
      CardCut("body", card.body, lines: surface.bodyLines),
    ].compactMap(\.self)
  }

  /// As much of its text as the device shows.
  func shown(of text: String) -> String {
    var shown = text.prefix(seen)
    while shown.last?.isWhitespace == true { shown.removeLast() }
    return shown + "…"
  }

  /// `nil` where the device shows all of the text.
  init?(_ name: String, _ text: String?, lines: Int?) {
    guard let text, let lines, text.utf8.count > Self.columns / 4,
      !text.isPlain || text.terminalWidth > Self.columns
    else { return nil }
    let wrapped = text.wrapped(toWidth: Self.columns, maximumLines: lines)
    guard wrapped.isTruncated else { return nil }
    self.name = name
    count = text.count
    // The space at which a line ends is seen too, and the ellipsis is none of the text's.
    seen = min(
      count - 1, wrapped.lines.reduce(0) { $0 + $1.count } + wrapped.lines.count - 2)
  }
}
