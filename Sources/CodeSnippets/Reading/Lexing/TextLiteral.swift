/// The text that a literal of source code stands for.
struct TextLiteral {
  /// What is between the quotes.
  private var rest: ArraySlice<UInt8>
  private let language: CodeLanguage
  private var result: [UInt8] = []
  /// The first half of a character whose second half is the next escape.
  private var pendingHalf: UInt16?
  private(set) var hasHalfCharacter = false

  /// Text and whether half of a character is in it; `nil` if an escape's meaning isn't known.
  static func reading(
    _ bytes: ArraySlice<UInt8>, _ language: CodeLanguage
  ) -> (text: String, hasHalfCharacter: Bool)? {
    let form = Form(bytes, language)
    var literal = TextLiteral(form, language)
    guard literal.read(form) else { return nil }
    return (String(decoding: literal.result, as: UTF8.self), literal.hasHalfCharacter)
  }

  private init(_ form: Form, _ language: CodeLanguage) {
    rest = form.content[...]
    self.language = language
  }

  private mutating func read(_ form: Form) -> Bool {
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), form.hasEscapes {
        guard readEscape() else { return false }
      } else {
        endHalf()
        // Python and JavaScript read every end of a line as a line feed.
        let isReturn = byte == 0x0D && (language == .python || language == .node)
        if isReturn, rest.first == 0x0A { rest.removeFirst() }
        result.append(isReturn ? 0x0A : byte)
        if form.doubled == byte, rest.first == byte { rest.removeFirst() }
      }
    }
    endHalf()
    return true
  }

  private mutating func readEscape() -> Bool {
    guard let byte = rest.popFirst() else { return false }
    if let plain = plainEscape(byte) {
      endHalf()
      result.append(plain)
      return true
    }
    switch byte {
    case 0x0A: return true
    case 0x0D:
      if rest.first == 0x0A { rest.removeFirst() }
      return true
    case UInt8(ascii: "x"): return readHexadecimal(counts: language == .csharp ? 1...4 : 2...2)
    case UInt8(ascii: "u"):
      while language == .java, rest.first == byte { rest.removeFirst() }
      return language == .node && rest.first == UInt8(ascii: "{")
        ? readBraced() : readHexadecimal(counts: 4...4, isUnit: true)
    case UInt8(ascii: "U") where language != .node && language != .java:
      return readHexadecimal(counts: 8...8)
    case UInt8(ascii: "0")...UInt8(ascii: "7") where language != .csharp: return readOctal(byte)
    // A name of Unicode's own.
    case UInt8(ascii: "N") where language == .python: return false
    default:
      endHalf()
      // Python keeps what is no escape; the others refuse it or drop the backslash.
      result += language == .python ? [UInt8(ascii: "\\"), byte] : [byte]
      return true
    }
  }

  private func plainEscape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "v") where language != .java: 0x0B
    case UInt8(ascii: "a") where language != .java && language != .node: 0x07
    case UInt8(ascii: "s") where language == .java: 0x20
    case UInt8(ascii: "e") where language == .csharp: 0x1B
    case UInt8(ascii: "0") where language == .csharp: 0
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): byte
    default: nil
    }
  }

  private mutating func readOctal(_ first: UInt8) -> Bool {
    var value = Int(first - 0x30)
    var count = 1
    while count < 3, let byte = rest.first, (0x30...0x37).contains(byte),
      value * 8 + Int(byte - 0x30) < 256 || language == .python
    {
      value = value * 8 + Int(byte - 0x30)
      count += 1
      rest.removeFirst()
    }
    return append(value, isByte: language == .go)
  }

  private mutating func readHexadecimal(counts: ClosedRange<Int>, isUnit: Bool = false) -> Bool {
    let digits = rest.prefix(counts.upperBound).prefix { Self.digit($0) != nil }
    guard counts.contains(digits.count) else { return false }
    rest = rest.dropFirst(digits.count)
    let value = digits.reduce(0) { $0 * 16 + Int(Self.digit($1) ?? 0) }
    return append(value, isByte: language == .go && counts.upperBound == 2)
  }

  private mutating func readBraced() -> Bool {
    let digits = rest.dropFirst().prefix { Self.digit($0) != nil }
    guard (1...8).contains(digits.count),
      rest.dropFirst(digits.count + 1).first == UInt8(ascii: "}")
    else { return false }
    rest = rest.dropFirst(digits.count + 2)
    return append(digits.reduce(0) { $0 * 16 + Int(Self.digit($1) ?? 0) }, isByte: false)
  }

  /// A byte of UTF-8, a character, or a unit of UTF-16, two of which make a character.
  private mutating func append(_ value: Int, isByte: Bool) -> Bool {
    if isByte {
      endHalf()
      result.append(UInt8(truncatingIfNeeded: value))
      return true
    }
    if let unit = UInt16(exactly: value), UTF16.isSurrogate(unit) {
      if let first = pendingHalf, UTF16.isTrailSurrogate(unit) {
        pendingHalf = nil
        result += Array(String(decoding: [first, unit], as: UTF16.self).utf8)
      } else {
        endHalf()
        pendingHalf = unit
      }
      return true
    }
    endHalf()
    guard let scalar = Unicode.Scalar(UInt32(value)) else { return false }
    result += Array(String(scalar).utf8)
    return true
  }

  private mutating func endHalf() {
    guard pendingHalf != nil else { return }
    pendingHalf = nil
    hasHalfCharacter = true
    result += Array("\u{FFFD}".utf8)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46, 0x61...0x66: (byte | 0x20) - 0x57
    default: nil
    }
  }
}
