extension CodeLexer {
  /// A text into which the program puts values: `${name}` in a template, `{name}` in an f-string.
  struct FilledText {
    var closing: [UInt8]
    /// What starts the code in it.
    var opening: String
    var endsWithLine = false
    /// Whether the opening brace, written twice, is one in the text.
    var doublesOpening = false
    var escape: UInt8? = UInt8(ascii: "\\")
    /// Whether the closing quote, written twice, is one in the text.
    var doublesClosing = false
  }

  /// Passes over such a text with all the code in it, and says whether there was any.
  ///
  /// Code in it may hold texts of its own; they are passed over by their quotes, one deep, which is all that code in the
  /// middle of a text has.
  mutating func readFilled(_ text: FilledText) -> CodeToken.Kind? {
    let key = text.closing[0] ^ 0xC0
    if let known = hopeless[key], position < known { return nil }
    let opening = Array(text.opening.utf8)
    var place = position + text.closing.count
    var depth = 0
    var hasCode = false
    /// The quote of a text inside the code.
    var inner: UInt8?
    while place < end, !(text.endsWithLine && bytes[place] == 0x0A) {
      let byte = bytes[place]
      if let quote = inner {
        if byte == UInt8(ascii: "\\") { place += 1 } else if byte == quote { inner = nil }
      } else if depth > 0 {
        switch byte {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): inner = byte
        default: break
        }
      } else if byte == text.escape {
        place += 1
      } else if text.closing.count > 2, let marks = marks(at: place, otherThan: text.closing) {
        place += marks
        continue
      } else if bytes[place...].starts(with: text.closing) {
        place += text.closing.count
        guard text.doublesClosing, place < end, bytes[place] == text.closing[0] else {
          position = place
          return hasCode ? .code : .text
        }
      } else if bytes[place...].starts(with: opening) {
        place += opening.count
        if text.doublesOpening, place < end, bytes[place] == opening[0] {
          place += 1
        } else {
          hasCode = true
          depth = 1
        }
        continue
      }
      place += 1
    }
    hopeless[key] = min(place, end)
    return nil
  }

  /// How many quotation marks stand side by side, if they are too few to close a text.
  private func marks(at place: Int, otherThan closing: [UInt8]) -> Int? {
    let count = bytes[place..<end].prefix(closing.count).prefix { $0 == closing[0] }.count
    return count > 0 && count < closing.count ? count : nil
  }
}
