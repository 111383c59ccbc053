/// The room that a drawn card has for a text, in the page's pixels.
///
/// Browsers bring fonts of their own, so this tells only which texts fit in every one of them: the widths are those of
/// the widest common font.
struct TextRoom: Hashable {
  var width: Int
  /// `nil` if the card shows all of them.
  var lines: Int?
  var isBold = false

  /// Whether no browser cuts the text off here; of a text that doesn't surely fit, some browser may show all.
  func surelyHolds(_ text: String) -> Bool {
    guard let lines else { return text.unicodeScalars.count <= CardMarkup.longest }
    // On a single line a break is a space.
    guard lines > 1 else { return lineCount(of: text[...], limit: 1) == 1 }
    var used = 0
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      used += lineCount(of: paragraph, limit: lines)
      if used > lines { return false }
    }
    return true
  }

  /// As many lines as the text takes if it breaks at spaces alone, and in words that are longer than a line.
  private func lineCount(of paragraph: Substring, limit: Int) -> Int {
    let space = Self.width(of: " ")
    var (count, filled) = (1, 0)
    for word in paragraph.split(whereSeparator: { $0 == " " || $0.isNewline }) {
      let wide = word.unicodeScalars.reduce(0) { $0 + Self.width(of: $1) }
      let own = isBold ? wide + (wide + 7) / 8 : wide
      if filled == 0 || filled + space + own <= width {
        filled += (filled == 0 ? 0 : space) + own
      } else {
        count += 1
        filled = own
      }
      // A line that ends inside of a word has room for less than one letter left.
      while filled > width, count <= limit {
        count += 1
        filled -= width - Self.widest
      }
      if count > limit { return count }
    }
    return count
  }

  private static let widest = 20

  /// About as wide as in DejaVu Sans at 14 pixels, which is wider than what phones and computers use.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "i", "j", "l", "t", "f", "r", " ", ".", ",", ":", ";", "'", "|", "!", "(", ")", "-", "/": 6
    case "m", "w", "M", "W", "@", "%": 14
    case "a"..."z", "0"..."9": 9
    case "!"..."~": 12
    default: width(beyondASCII: scalar)
    }
  }

  private static func width(beyondASCII scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    // Drawn as an escape: `\u001b`.
    case .control: return 54
    default: break
    }
    return switch scalar.value {
    // Latin, Greek and Cyrillic; Hebrew and Arabic; Thai and Lao.
    case 0xA0..<0x900, 0xE00..<0xF00, 0x1E00..<0x2070, 0xFB00..<0xFE00: 11
    // East Asian characters are as wide as high, the others nearly so.
    case ..<0x1F000: 15
    default: 20
    }
  }
}
