internal import TextLayout

/// Where a device cuts a text of a notification off.
///
/// Devices cut by width, and fonts differ: forty columns are what phones have room for in a line, about. East Asian
/// characters have two.
public struct TextCut: Hashable, Sendable {
  public static let columns = 40

  /// `title`, `subtitle` or `body`.
  public var name: String
  /// About how many characters are seen.
  public var seen: Int
  public var count: Int

  public static func all(in card: NotificationCard) -> [TextCut] {
    let surface = card.surface
    return [
      TextCut("title", card.title, lines: surface.titleLines),
      TextCut("subtitle", card.subtitle, lines: 1),
      TextCut("body", card.body, lines: surface.bodyLines),
    ].compactMap(\.self)
  }

  /// As much of its text as the device shows.
  public func shown(of text: String) -> String {
    var shown = text.prefix(seen)
    while shown.last?.isWhitespace == true { shown.removeLast() }
    return shown + "…"
  }

  /// `nil` if the device shows all of the text in so many lines.
  public init?(_ name: String, _ text: String?, lines: Int?) {
    guard let written = text, let lines, !Self.surelyFits(written, lines: lines) else {
      return nil
    }
    // Where there is one line, devices show a line break as a space; elsewhere each kind of it breaks.
    let lineBreak: Character = lines > 1 ? "\n" : " "
    // More than so many lines can show; the rest of a very long text is only counted.
    let columns = Self.columns * lines
    let beginning = written.beginning(clusters: 2 * columns + 2000, columns: 2 * columns)
    let text = String(beginning.map { $0.isNewline ? lineBreak : $0 })
    let wrapped = text.wrapped(toWidth: Self.columns, maximumLines: lines, ambiguous: .offScreen)
    guard wrapped.isTruncated else { return nil }
    self.name = name
    count = written.count
    // The space at which a line ends is seen too, and the ellipsis isn't part of the text.
    seen = min(
      count - 1, wrapped.lines.reduce(0) { $0 + $1.count } + wrapped.lines.count - 2)
  }

  /// A quick look at the bytes: a line wastes less than the longest word, and no character is wider than its bytes.
  private static func surelyFits(_ text: String, lines: Int) -> Bool {
    let bytes = text.utf8
    guard bytes.count <= lines * columns else { return false }
    var (longest, word) = (0, 0)
    for byte in bytes {
      // Line breaks and U+0085, U+2028 and the like are left to the real wrapping.
      if byte < 0x20 || byte == 0xC2 || byte == 0xE2 { return false }
      word = byte == 0x20 ? 0 : word + 1
      longest = max(longest, word)
    }
    return longest <= columns && bytes.count + (lines - 1) * longest <= lines * columns
  }
}
