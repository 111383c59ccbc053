extension AppleStringsParser {
  /// Moves to the next byte that is neither white space nor comment; `false` at the end.
  mutating func skipSpace() -> Bool {
    while index < bytes.count {
      if let length = spaceLength(at: index) {
        index += length
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        skipLineComment()
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        skipBlockComment()
      } else {
        return true
      }
    }
    return false
  }

  /// White space is U+0009 to U+000D, the space, and U+2028 and U+2029; nothing else is.
  private func spaceLength(at offset: Int) -> Int? {
    if bytes[offset].isASCIIWhitespace { return 1 }
    return isLineSeparator(at: offset) ? 3 : nil
  }

  private func isLineSeparator(at offset: Int) -> Bool {
    guard bytes[offset] == 0xE2, offset + 2 < bytes.count else { return false }
    return bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8
  }

  private mutating func skipLineComment() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D,
      !isLineSeparator(at: index)
    {
      index += 1
    }
  }

  /// A comment without an end reaches to the end of the file.
  private mutating func skipBlockComment() {
    index += 2
    while index < bytes.count {
      index += 1
      if bytes[index - 1] == UInt8(ascii: "*"), index < bytes.count,
        bytes[index] == UInt8(ascii: "/")
      {
        index += 1
        return
      }
    }
  }

  /// Reads a quoted or unquoted string; `nil` if none can begin here.
  mutating func readString() throws(AppleFileError) -> String? {
    guard skipSpace() else { return nil }
    let first = bytes[index]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return try readQuoted(first)
    }
    let start = index
    while index < bytes.count, AppleStringsParser.isUnquoted(bytes[index]) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func readQuoted(_ quote: UInt8) throws(AppleFileError) -> String {
    let opening = index
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\\") {
      index += 1
    }
    if index < bytes.count, bytes[index] == quote {
      index += 1
      return String(decoding: bytes[start..<index - 1], as: UTF8.self)
    }
    var text = AppleTextBuilder()
    index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return text.finish() }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard index < bytes.count else { break }
      readEscape(&text)
    }
    throw missing("this string has no closing quote", at: opening)
  }

  /// Reads what stands behind a backslash.
  private mutating func readEscape(_ text: inout AppleTextBuilder) {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"): text.append(unit: readHexadecimal())
    case UInt8(ascii: "0")...UInt8(ascii: "7"): text.append(unit: readOctal(byte))
    // Of a longer character the other bytes follow as ordinary ones.
    default: text.append(byte)
    }
  }

  private mutating func readHexadecimal() -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 where index < bytes.count {
      guard let digit = bytes[index].hexDigitValue else { break }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }

  /// Up to three digits, of which eight bits are kept, in the encoding of NeXTSTEP.
  private mutating func readOctal(_ first: UInt8) -> UInt16 {
    var code = first & 7
    for _ in 0..<2 where index < bytes.count {
      guard (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[index]) else { break }
      code = code << 3 | bytes[index] & 7
      index += 1
    }
    return NextStepEncoding.unit(code)
  }
}
