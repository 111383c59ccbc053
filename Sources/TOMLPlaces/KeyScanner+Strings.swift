extension KeyScanner {
  /// Any of TOML's four kinds of string, from its first quote to behind its last one.
  ///
  /// The text is decoded because a key may be quoted.
  mutating func scanString() -> String {
    guard let quote = next else { return "" }
    let opening = scanQuotes(quote, atMost: 3)
    if opening == 2 { return "" }
    let isMultiline = opening == 3
    var text = ""
    var pending: [UInt8] = []
    while let byte = next {
      if byte == quote {
        let closing = scanQuotes(quote, atMost: isMultiline ? 5 : 1)
        // A string in triple quotes may end with one or two quotes of its own.
        guard isMultiline else { break }
        pending += repeatElement(quote, count: closing >= 3 ? closing - 3 : closing)
        if closing >= 3 { break }
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        text += String(decoding: pending, as: UTF8.self)
        pending = []
        text.unicodeScalars += scanEscape()
      } else if byte == UInt8(ascii: "\n"), !isMultiline {
        break
      } else {
        pending.append(byte)
        advance()
      }
    }
    return text + String(decoding: pending, as: UTF8.self)
  }

  private mutating func scanQuotes(_ quote: UInt8, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, next == quote {
      advance()
      count += 1
    }
    return count
  }

  /// `\n`, `\u00E9` and so on; nothing for a backslash that only joins two lines.
  private mutating func scanEscape() -> [Unicode.Scalar] {
    let start = position
    advance()
    guard let letter = next else { return [] }
    advance()
    switch letter {
    case UInt8(ascii: "b"): return ["\u{8}"]
    case UInt8(ascii: "t"): return ["\t"]
    case UInt8(ascii: "n"): return ["\n"]
    case UInt8(ascii: "f"): return ["\u{C}"]
    case UInt8(ascii: "r"): return ["\r"]
    case UInt8(ascii: "e"): return ["\u{1B}"]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [Unicode.Scalar(letter)]
    case UInt8(ascii: "x"): return scanCodePoint(digits: 2, start)
    case UInt8(ascii: "u"): return scanCodePoint(digits: 4, start)
    case UInt8(ascii: "U"): return scanCodePoint(digits: 8, start)
    default: return []
    }
  }

  private mutating func scanCodePoint(digits: Int, _ start: TextPosition) -> [Unicode.Scalar] {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        break
      }
      value = value << 4 | UInt32(digit)
      advance()
    }
    if value == 0 { nullEscapes.append(start) }
    return Unicode.Scalar(value).map { [$0] } ?? []
  }
}
