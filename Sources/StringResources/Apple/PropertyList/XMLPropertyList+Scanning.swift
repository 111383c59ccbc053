extension XMLPropertyList {
  /// White space between elements.
  mutating func skipSpace() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  func isAt(_ text: StaticString) -> Bool { bytes[index...].starts(with: text.description.utf8) }

  /// Skips what is behind `<?`.
  mutating func skipInstruction(from start: Int) throws(AppleFileError) {
    guard skip(behind: "?>") else {
      throw error("this processing instruction has no end", at: start)
    }
  }

  /// Skips what is behind `<!`.
  mutating func skipComment(from start: Int) throws(AppleFileError) {
    index += 2
    guard skip(behind: "-->") else { throw error("this comment has no end", at: start) }
  }

  mutating func skipDocumentType(from start: Int) throws(AppleFileError) {
    guard isAt("DOCTYPE") else { throw error("expected <!DOCTYPE or a comment", at: start) }
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      guard bytes[index] != UInt8(ascii: "[") else {
        throw error("a property list can't declare its own entities", at: start)
      }
      index += 1
    }
    guard index < bytes.count else { throw error("<!DOCTYPE has no end", at: start) }
    index += 1
  }

  private mutating func skip(behind mark: StaticString) -> Bool {
    while index < bytes.count {
      if isAt(mark) {
        index += mark.utf8CodeUnitCount
        // CoreFoundation looks for no mark at the very end.
        return index < bytes.count
      }
      index += 1
    }
    return false
  }

  /// The next element inside of one; `nil` at its end.
  mutating func nextTag() throws(AppleFileError) -> Tag? {
    while true {
      skipSpace()
      guard index + 1 < bytes.count else { throw endOfFile() }
      guard bytes[index] == UInt8(ascii: "<") else {
        throw error("text outside <key> and <string>", at: index)
      }
      let start = index
      switch bytes[index + 1] {
      case UInt8(ascii: "/"): return nil
      case UInt8(ascii: "?"):
        index += 2
        try skipInstruction(from: start)
      case UInt8(ascii: "!"):
        index += 2
        guard isAt("--") else { throw error("expected a tag or a comment", at: start) }
        try skipComment(from: start)
      default:
        index += 1
        return try readTag()
      }
    }
  }

  /// Reads a tag behind its `<`; attributes are not looked at, not even for a `>` in quotes.
  mutating func readTag() throws(AppleFileError) -> Tag {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
    guard index < bytes.count else { throw endOfFile() }
    let isEmpty = bytes[index - 1] == UInt8(ascii: "/")
    let whole = bytes[start..<(isEmpty ? index - 1 : index)]
    index += 1
    let name = whole.prefix { !Self.isSpace($0) }
    guard !name.isEmpty else { throw error("this tag has no name", at: start - 1) }
    return Tag(
      name: String(decoding: name, as: UTF8.self), isEmpty: isEmpty, offset: start - 1)
  }

  /// The text of an element up to its closing tag.
  mutating func readText(_ tag: Tag) throws(AppleFileError) -> String {
    guard !tag.isEmpty else { return "" }
    let text = try readContent(of: tag)
    try close(tag)
    return text
  }

  mutating func readContent(of tag: Tag) throws(AppleFileError) -> String {
    var text: [UInt8] = []
    var start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        text += bytes[start..<index]
        guard isAt("<!") else { return String(decoding: text, as: UTF8.self) }
        try readLiteral(into: &text)
        start = index
      case UInt8(ascii: "&"):
        text += bytes[start..<index]
        text += try readReference()
        start = index
      default: index += 1
      }
    }
    throw endOfFile()
  }

  /// `<![CDATA[…]]>`: the only thing that can stand in a text beside characters.
  private mutating func readLiteral(into text: inout [UInt8]) throws(AppleFileError) {
    let opening = index
    guard isAt("<![CDATA[") else {
      throw error("only characters can be in a text: move the comment out of it", at: opening)
    }
    index += 9
    let start = index
    while index < bytes.count, !isAt("]]>") { index += 1 }
    guard index < bytes.count else { throw error("this CDATA has no end", at: opening) }
    text += bytes[start..<index]
    index += 3
  }

  private mutating func readReference() throws(AppleFileError) -> [UInt8] {
    let entities: [(StaticString, Unicode.Scalar)] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&apos;", "'"), ("&quot;", "\""),
    ]
    for (entity, scalar) in entities where isAt(entity) {
      index += entity.utf8CodeUnitCount
      return [UInt8(ascii: scalar)]
    }
    guard isAt("&#") else {
      throw error("undefined entity: write '&amp;' for '&', or the character itself", at: index)
    }
    return Array(String(Character(try readNumber())).utf8)
  }

  /// Any character by its number, control characters too; no digits at all are 0.
  private mutating func readNumber() throws(AppleFileError) -> Unicode.Scalar {
    let start = index
    index += 2
    let isHexadecimal = index < bytes.count && bytes[index] == UInt8(ascii: "x")
    if isHexadecimal { index += 1 }
    var value: UInt32 = 0
    while index < bytes.count, bytes[index] != UInt8(ascii: ";") {
      guard let digit = bytes[index].hexDigitValue, isHexadecimal || digit < 10,
        value <= 0x10_FFFF
      else { break }
      value = value * (isHexadecimal ? 16 : 10) + digit
      index += 1
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ";"), let scalar = Unicode.Scalar(value)
    else { throw error("this isn't the number of a character", at: start) }
    index += 1
    return scalar
  }

  /// Reads the closing tag of an element.
  mutating func close(_ tag: Tag) throws(AppleFileError) {
    let start = index
    guard isAt("</") else {
      throw error("write '&lt;' for '<' in a text: no tag is allowed here", at: start)
    }
    index += 2
    guard bytes[index...].starts(with: tag.name.utf8) else {
      throw error("this closing tag doesn't match the opening one", at: start)
    }
    index += tag.name.utf8.count
    skipSpace()
    guard index < bytes.count else { throw endOfFile() }
    guard bytes[index] == UInt8(ascii: ">") else {
      throw error("this closing tag doesn't match the opening one", at: start)
    }
    index += 1
  }

  private func endOfFile() -> AppleFileError {
    error("the file ends before its root element does", at: bytes.count)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
