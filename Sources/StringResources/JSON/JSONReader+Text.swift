extension JSONReader {
  /// Reads a string that begins here with its quote.
  mutating func text() throws(Failure) -> String {
    let opening = position
    position += 1
    let start = position
    while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      position += 1
    }
    if peek == UInt8(ascii: "\"") {
      position += 1
      return String(decoding: bytes[start..<position - 1], as: UTF8.self)
    }
    position = start
    var text = AppleTextBuilder()
    while let byte = peek {
      guard byte >= 0x20 else {
        throw failure("write line breaks, tabs and control characters as escapes: '\\n' or '\\t'")
      }
      position += 1
      if byte == UInt8(ascii: "\"") { return text.finish() }
      if byte == UInt8(ascii: "\\") { try readEscape(&text) } else { text.append(byte) }
    }
    throw failure("this string has no closing quote", at: opening)
  }

  private mutating func readEscape(_ text: inout AppleTextBuilder) throws(Failure) {
    let start = position - 1
    let byte = peek ?? 0
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      let digits = bytes[position...].prefix(4).compactMap(\.hexDigitValue)
      guard digits.count == 4 else {
        throw failure("'\\u' takes four hexadecimal digits", at: start)
      }
      position += 4
      text.append(unit: digits.reduce(0) { $0 << 4 | UInt16($1) })
    default:
      throw failure("JSON has no such escape: write '\\\\' for a backslash", at: start)
    }
  }
}
