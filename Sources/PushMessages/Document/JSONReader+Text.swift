extension JSONReader {
  /// A key: text in quotes, or a plain name without.
  package mutating func key() -> String? {
    if quote != nil { return string() }
    let start = position
    guard !isStrict, let first = peek, isNameStart(first) else {
      return fail("a key in double quotes is expected here")
    }
    while let byte = peek, isNameByte(byte) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    hasScript = true
    repair("the key ‘\(name)’ has no quotes", at: start, isStyle: true)
    return name
  }

  mutating func string() -> String? {
    if let text = plainString() { return text }
    let start = position
    guard let quote else { return nil }
    position += quote.opening.count
    if let name = quote.name {
      hasScript = true
      repair("\(name): JSON uses double quotes", at: start, isStyle: true)
    }
    var scalars: [UInt8] = []
    while let byte = peek {
      if byte == quote.closingByte, let closing = closing(of: quote) {
        position += closing
        return String(decoding: scalars, as: UTF8.self)
      }
      switch byte {
      case UInt8(ascii: "\\"):
        guard escape(into: &scalars, in: quote) else { return nil }
      case UInt8(ascii: "$") where quote.opening == [UInt8(ascii: "`")]:
        fillIn(&scalars)
      case 0..<0x20:
        noteControl(byte)
        fallthrough
      default:
        scalars.append(byte)
        position += 1
        takeRun(into: &scalars, until: quote.closingByte)
      }
    }
    return fail("the string that starts here isn't closed", at: start)
  }

  /// Ends of lines and tabs are meant; a program's text with another control character was read in a wrong way.
  private mutating func noteControl(_ byte: UInt8) {
    guard variables != nil, ![0x09, 0x0A, 0x0D].contains(byte) else {
      return repair("this string has a raw control character", at: position)
    }
    warn(
      "this string has a control character in it: check the result", .init(extent: .doubtful),
      at: position)
  }

  /// A string in JSON's own quotes with nothing to repair or to replace in it, as nearly all are.
  private mutating func plainString() -> String? {
    guard peek == UInt8(ascii: "\"") else { return nil }
    let start = position + 1
    guard let length = Self.plainLength(in: bytes.span.extracting(start...)) else { return nil }
    position = start + length + 1
    return String(decoding: bytes[start..<start + length], as: UTF8.self)
  }

  /// How many bytes stand before the closing quote; `nil` if one of them is not text as it stands.
  private static func plainLength(in bytes: Span<UInt8>) -> Int? {
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index
      case 0..<0x20, UInt8(ascii: "\\"): return nil
      default: continue
      }
    }
    return nil
  }

  /// Takes what is certain to be plain text in one piece.
  private mutating func takeRun(into scalars: inout [UInt8], until closing: UInt8) {
    var end = position
    while end < bytes.count {
      let byte = bytes[end]
      if byte < 0x20 || byte == closing || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "$") {
        break
      }
      end += 1
    }
    scalars += bytes[position..<end]
    position = end
  }

  private mutating func escape(into scalars: inout [UInt8], in quote: JSONQuote) -> Bool {
    let start = position
    position += 1
    guard let byte = peek else {
      _ = fail("the text ends inside a string", at: start) as JSONNode?
      return false
    }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): scalars.append(0x0A)
    case UInt8(ascii: "t"): scalars.append(0x09)
    case UInt8(ascii: "r"): scalars.append(0x0D)
    case UInt8(ascii: "b"): scalars.append(0x08)
    case UInt8(ascii: "f"): scalars.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalars.append(byte)
    case UInt8(ascii: "u"): return unicodeEscape(into: &scalars, start: start)
    // Every language that lets a text go on behind the end of a line joins the two.
    case 0x0A, 0x0D:
      if byte == 0x0D, peek == 0x0A { position += 1 }
      repair(
        "a backslash joins this line with the next one, which JSON doesn't know", at: start)
    case _ where quote.name != nil && quote.opening.first == byte: scalars.append(byte)
    default:
      let letter = escapedLetter(at: start + 1)
      if variables == nil {
        repair("‘\\\(letter)’ isn't an escape in JSON", at: start)
      } else {
        // What a program makes of it, its language decides.
        warn(
          "‘\\\(letter)’ isn't an escape in JSON, and each language reads it in its own way: check the result",
          .init(extent: .doubtful, code: "\\\(letter)"), at: start)
      }
      scalars.append(byte)
    }
    return true
  }

  /// The letter that starts at an offset, all its bytes together.
  private func escapedLetter(at offset: Int) -> String {
    let tail = bytes[(offset + 1)...].prefix { $0 & 0xC0 == 0x80 }
    return String(decoding: bytes[offset..<offset + 1] + tail, as: UTF8.self)
  }

  private mutating func unicodeEscape(into scalars: inout [UInt8], start: Int) -> Bool {
    guard let first = hexadecimal() else {
      _ = fail("‘\\u’ needs four hexadecimal digits", at: start) as JSONNode?
      return false
    }
    var units = [first]
    if UTF16.isLeadSurrogate(first), bytes[position...].starts(with: Array("\\u".utf8)) {
      let mark = position
      position += 2
      if let second = hexadecimal(), UTF16.isTrailSurrogate(second) {
        units.append(second)
      } else {
        position = mark
      }
    }
    if units.count == 1, UTF16.isSurrogate(first) { noteHalf(at: start) }
    scalars.append(contentsOf: Array(String(decoding: units, as: UTF16.self).utf8))
    return true
  }

  /// Half of a surrogate pair isn't text in UTF-8, and reads as �.
  private mutating func noteHalf(at start: Int) {
    guard !isStrict else {
      return repair("this string has half of a surrogate pair", at: start)
    }
    guard findings.count < Self.maximumFindings else { return }
    let written = String(decoding: bytes[start..<position], as: UTF8.self)
    findings.append(
      Finding(
        severity: .warning,
        sentence: "\(written) is half of a character: people read \u{FFFD} in its place",
        offset: start, kind: .halfCharacter))
  }

  private mutating func hexadecimal() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[position..<position + 4] {
      switch byte {
      case 0x30...0x39: unit = unit << 4 | UInt16(byte - 0x30)
      case 0x41...0x46: unit = unit << 4 | UInt16(byte - 0x37)
      case 0x61...0x66: unit = unit << 4 | UInt16(byte - 0x57)
      default: return nil
      }
    }
    position += 4
    return unit
  }

  package mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        guard skipComment() else { return }
      case 0xC2, 0xE2, 0xEF:
        guard skipForeignSpace() else { return }
      default: return
      }
    }
  }

  /// White space that web pages and word processors put between letters: no-break and zero-width spaces.
  private mutating func skipForeignSpace() -> Bool {
    let spaces: [[UInt8]] = [[0xC2, 0xA0], [0xE2, 0x80, 0x8B], [0xEF, 0xBB, 0xBF]]
    guard let space = spaces.first(where: bytes[position...].starts(with:)) else { return false }
    repair("a space that JSON doesn't allow", at: position)
    position += space.count
    return true
  }

  private mutating func skipComment() -> Bool {
    let start = position
    let rest = bytes[position...]
    if variables != nil, rest.starts(with: Array("#{".utf8)) { return false }
    if rest.starts(with: Array("//".utf8)) || peek == UInt8(ascii: "#") {
      while let byte = peek, byte != 0x0A { position += 1 }
    } else if rest.starts(with: Array("/*".utf8)) {
      position += 2
      while position < bytes.count, !bytes[position...].starts(with: Array("*/".utf8)) {
        position += 1
      }
      position = min(position + 2, bytes.count)
    } else {
      return false
    }
    repair("a comment: JSON has none", at: start, isStyle: true)
    return true
  }

  package var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  func isNumberByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
  }

  package func isNameStart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// Names of JavaScript, and Apple's keys with their hyphens.
  package func isNameByte(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }

  func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// No one reads the thousandth repair; without a limit a hostile file would take long.
  private static let maximumFindings = 1000

  package mutating func repair(_ sentence: String, at offset: Int, isStyle: Bool = false) {
    guard findings.count < Self.maximumFindings else { return }
    findings.append(
      Finding(severity: .repair, sentence: sentence, offset: offset, isStyle: isStyle))
  }

  mutating func warn(_ sentence: String, _ loss: DocumentProblem.Loss, at offset: Int) {
    guard findings.count < Self.maximumFindings else { return }
    findings.append(
      Finding(severity: .warning, sentence: sentence, offset: offset, kind: .loss(loss)))
  }

  mutating func fail<Result>(_ sentence: String, at offset: Int? = nil) -> Result? {
    findings.append(Finding(severity: .error, sentence: sentence, offset: offset ?? position))
    return nil
  }
}
