internal import PushMessages

extension HostText {
  /// The text as the program has it, with offsets in the bytes that it was read from; up to its closing quote.
  func decoded(_ bytes: [UInt8]) -> Excerpt { read(bytes).text }

  /// The same with the offset behind its closing quote.
  func read(_ bytes: [UInt8]) -> (text: Excerpt, end: Int) {
    var text = Excerpt(at: start)
    var index = start
    while index < bytes.count {
      if !closing.isEmpty, bytes[index] == closing[0], bytes[index...].starts(with: closing) {
        let isOne = closing.count == 1 && [.doubled, .powerShell].contains(marks)
        guard isOne, index + 1 < bytes.count, bytes[index + 1] == closing[0] else { break }
        text.append(closing[0], from: index)
        index += 2
        continue
      }
      let length = escape(at: index, in: bytes, into: &text)
      if length == 0 { text.append(bytes[index], from: index) }
      index += max(1, length)
    }
    return (text, min(bytes.count, index + closing.count))
  }

  /// How long the escape at an offset is, whose meaning the text gets; 0 if none is there.
  private func escape(at index: Int, in bytes: [UInt8], into text: inout Excerpt) -> Int {
    let isMark = bytes[index] == UInt8(ascii: marks == .powerShell ? "`" : "\\")
    guard isMark, index + 1 < bytes.count else { return 0 }
    let next = bytes[index + 1]
    switch marks {
    case .none, .doubled: return 0
    case .quotes:
      guard next == UInt8(ascii: "\\") || next == closing.first else { return 0 }
      text.append(next, from: index)
      return 2
    case .shell:
      if next == 0x0A { return 2 }
      guard "\\$`".utf8.contains(next) || next == closing.first else { return 0 }
      text.append(next, from: index)
      return 2
    case .powerShell:
      text.append(Self.letters[next] ?? next, from: index)
      return 2
    case .program, .bytes: return programEscape(at: index, in: bytes, into: &text)
    }
  }

  private func programEscape(at index: Int, in bytes: [UInt8], into text: inout Excerpt) -> Int {
    let next = bytes[index + 1]
    if next == 0x0A { return 2 }
    if next == 0x0D { return index + 2 < bytes.count && bytes[index + 2] == 0x0A ? 3 : 2 }
    if let letter = Self.letters[next] ?? ("\\\"'`$".utf8.contains(next) ? next : nil) {
      text.append(letter, from: index)
      return 2
    }
    if hasLongEscapes, marks == .program, next == UInt8(ascii: "x") { return 0 }
    guard let (value, length) = Self.number(behind: index, in: bytes) else { return 0 }
    let isByte = marks == .bytes && next == UInt8(ascii: "x")
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    let encoded = isByte ? [UInt8(truncatingIfNeeded: value)] : Array(String(scalar).utf8)
    for byte in encoded { text.append(byte, from: index) }
    return length
  }

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
  ]

  /// `\x41`, `\u0041`, `\u{41}`, `\U00000041` and two halves of a character; with the length of all of it.
  private static func number(behind index: Int, in bytes: [UInt8]) -> (UInt32, Int)? {
    let lengths: [UInt8: Int] = [
      UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
    ]
    guard let length = lengths[bytes[index + 1]] else { return nil }
    var rest = bytes[(index + 2)...]
    if rest.first == UInt8(ascii: "{"),
      let close = rest.prefix(10).firstIndex(of: UInt8(ascii: "}"))
    {
      let digits = String(decoding: rest[(rest.startIndex + 1)..<close], as: UTF8.self)
      return UInt32(digits, radix: 16).map { ($0, close + 1 - index) }
    }
    guard let first = hexadecimal(rest, length) else { return nil }
    rest = rest.dropFirst(length)
    guard length == 4, UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: first)), rest.count >= 6,
      rest.starts(with: "\\u".utf8), let second = hexadecimal(rest.dropFirst(2), 4),
      UTF16.isTrailSurrogate(UInt16(truncatingIfNeeded: second))
    else { return (first, length + 2) }
    return (0x10000 + (first & 0x3FF) << 10 + second & 0x3FF, 12)
  }

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>, _ count: Int) -> UInt32? {
    let digits = bytes.prefix(count)
    guard digits.count == count, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension Excerpt {
  /// The text with one mark for each two of the same.
  func undoubling(_ marks: [Character]) -> Excerpt {
    let marks = marks.compactMap(\.asciiValue)
    var text = Excerpt(at: origin(of: 0))
    var index = 0
    while index < bytes.count {
      text.append(bytes[index], from: origin(of: index))
      let isDoubled =
        marks.contains(bytes[index]) && index + 1 < bytes.count && bytes[index + 1] == bytes[index]
      index += isDoubled ? 2 : 1
    }
    return text
  }
}
