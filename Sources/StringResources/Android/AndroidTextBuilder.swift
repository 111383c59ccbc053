/// White space, quotes and escapes of a resource's text, done as aapt2 does them.
struct AndroidTextBuilder {
  /// UTF-8, always valid.
  private(set) var text: [UInt8] = []
  /// The first thing that aapt2 refuses.
  private(set) var problem: String?

  private var isQuoted = false
  private var isAfterSpace = false

  /// At the border of a span: quotes do not reach over it, and white space starts anew.
  mutating func crossSpanBorder() {
    isQuoted = false
    isAfterSpace = false
  }

  /// Adds a text that no tag interrupts; an escape cannot go on behind its end.
  mutating func append(_ segment: ArraySlice<UInt8>) {
    guard problem == nil else { return }
    text.reserveCapacity(text.count + segment.count)
    var index = segment.startIndex
    while index < segment.endIndex {
      let end = Self.endOfPlainText(in: segment, from: index)
      if end > index {
        text.append(contentsOf: segment[index..<end])
        isAfterSpace = false
        index = end
        continue
      }
      let byte = segment[index]
      index += 1
      guard isQuoted || !byte.isASCIIWhitespace else {
        if !isAfterSpace { text.append(UInt8(ascii: " ")) }
        isAfterSpace = true
        continue
      }
      isAfterSpace = false
      switch byte {
      case UInt8(ascii: "\\"): appendEscape(in: segment, at: &index)
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "'") where !isQuoted:
        problem = "unescaped apostrophe: write \\' or put the whole text into double quotes"
      default: text.append(byte)
      }
      guard problem == nil else { return }
    }
  }

  /// Where what stays as it is ends: words, and single spaces between them.
  private static func endOfPlainText(in segment: ArraySlice<UInt8>, from start: Int) -> Int {
    var index = start
    while index < segment.endIndex, isPlain(segment[index]) {
      index += 1
      let next = index + 1
      if next < segment.endIndex, segment[index] == 0x20, isPlain(segment[next]) { index = next }
    }
    return index
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09...0x0D, 0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): false
    default: true
    }
  }

  private mutating func appendEscape(in segment: ArraySlice<UInt8>, at index: inout Int) {
    // A backslash at the end vanishes.
    guard index < segment.endIndex else { return }
    let byte = segment[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "u"): appendUnicodeEscape(in: segment, at: &index)
    // Of a longer character the other bytes follow as ordinary ones.
    default: text.append(byte)
    }
  }

  private mutating func appendUnicodeEscape(in segment: ArraySlice<UInt8>, at index: inout Int) {
    var code: UInt32 = 0
    for _ in 0..<4 where index < segment.endIndex {
      guard let digit = segment[index].hexDigitValue else {
        problem = "invalid escape: '\\u' takes four hexadecimal digits"
        return
      }
      code = code << 4 | digit
      index += 1
    }
    // Halves of a surrogate pair are dropped, both of them.
    guard let scalar = Unicode.Scalar(code) else { return }
    text.append(contentsOf: String(Character(scalar)).utf8)
  }
}
