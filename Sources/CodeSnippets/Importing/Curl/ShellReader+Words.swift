internal import PushMessages

extension ShellReader {
  /// The word that starts here; `nil`, with an error, where one of its quotes is not closed.
  mutating func word() -> ShellWord? {
    var word = ShellWord(
      excerpt: Excerpt(at: source.origin(of: position)), start: source.origin(of: position))
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: "&"),
        UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ")"):
        return word
      case UInt8(ascii: "'"):
        guard readSingleQuoted(into: &word) else { return nil }
      case UInt8(ascii: "\""):
        guard readDoubleQuoted(into: &word) else { return nil }
      case UInt8(ascii: "$") where peek(1) == UInt8(ascii: "'"):
        guard readEscaped(into: &word) else { return nil }
      case UInt8(ascii: "$"): readSubstitution(into: &word)
      case UInt8(ascii: "`"): readBackquoted(into: &word)
      case UInt8(ascii: "\\"):
        if peek(1) == 0x0A || peek(1) == 0x0D { return word }
        position += 1
        take(into: &word)
      default: take(into: &word)
      }
    }
    return word
  }

  private mutating func take(into word: inout ShellWord) {
    guard let byte = peek else { return }
    word.excerpt.append(byte, from: source.origin(of: position))
    position += 1
  }

  private mutating func readSingleQuoted(into word: inout ShellWord) -> Bool {
    let start = position
    position += 1
    while let byte = peek {
      if byte == UInt8(ascii: "'") {
        position += 1
        return true
      }
      take(into: &word)
    }
    return unclosed(start)
  }

  private mutating func readDoubleQuoted(into word: inout ShellWord) -> Bool {
    let start = position
    position += 1
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return true
      case UInt8(ascii: "\\"): readEscapedMark("\"\\$`", into: &word)
      case UInt8(ascii: "$"): readSubstitution(into: &word)
      case UInt8(ascii: "`"): readBackquoted(into: &word)
      default: take(into: &word)
      }
    }
    return unclosed(start)
  }

  /// A text in which the shell fills in what it does between quotation marks, to its end: a here-document.
  mutating func filled() -> ShellWord {
    var word = ShellWord(excerpt: Excerpt(at: source.origin(of: 0)), start: source.origin(of: 0))
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\\"): readEscapedMark("\\$`", into: &word)
      case UInt8(ascii: "$"): readSubstitution(into: &word)
      case UInt8(ascii: "`"): readBackquoted(into: &word)
      default: take(into: &word)
      }
    }
    return word
  }

  /// A backslash, which goes before one of these marks and joins lines.
  private mutating func readEscapedMark(_ marks: String, into word: inout ShellWord) {
    if peek(1) == 0x0A {
      position += 2
    } else {
      if let next = peek(1), marks.utf8.contains(next) { position += 1 }
      take(into: &word)
    }
  }

  /// `` `command` ``: taken as it is written; a backquote that nothing closes is a letter.
  private mutating func readBackquoted(into word: inout ShellWord) {
    let mark = UInt8(ascii: "`")
    let end = bytes[(position + 1)...].prefix(Self.maximumCommand).firstIndex(of: mark)
    guard let end else { return take(into: &word) }
    add(position..<(end + 1), to: &word)
    position = end + 1
  }

  private static let maximumCommand = 1000

  /// What the shell would fill in: its value if the text has it, otherwise as it is written.
  private func add(_ range: Range<Int>, to word: inout ShellWord) {
    if let name = variable(in: range), let value = constants.value(of: name, at: start) {
      let origin = source.origin(of: range.lowerBound)
      let hasMarks =
        !value.isObject && !word.excerpt.bytes.isEmpty
        && value.excerpt.bytes.contains { "\"\\\n".utf8.contains($0) }
      word.insertions.append(.init(text: name, offset: origin, hasMarks: hasMarks))
      if value.isObject {
        word.excerpt.append(value.excerpt)
        word.insertions += value.insertions
        word.substitutions += value.substitutions
        word.sources.append(value.range)
      } else {
        for byte in value.excerpt.bytes { word.excerpt.append(byte, from: origin) }
      }
      return
    }
    for index in range { word.excerpt.append(bytes[index], from: source.origin(of: index)) }
    let text = String(decoding: bytes[range].prefix(40), as: UTF8.self)
    word.substitutions.append(.init(text: text, offset: source.origin(of: range.lowerBound)))
  }

  /// `$'…'`: escapes as in C.
  private mutating func readEscaped(into word: inout ShellWord) -> Bool {
    let start = position
    position += 2
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "'"):
        position += 1
        return true
      case UInt8(ascii: "\\"): readEscape(into: &word)
      default: take(into: &word)
      }
    }
    return unclosed(start)
  }

  private mutating func readEscape(into word: inout ShellWord) {
    let origin = source.origin(of: position)
    position += 1
    guard let byte = peek else { return }
    position += 1
    if let plain = Self.plainEscapes[byte] { return word.excerpt.append(plain, from: origin) }
    if (0x30...0x37).contains(byte) {
      let digits = bytes[(position - 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }
      position += digits.count - 1
      let value = digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }
      return word.excerpt.append(UInt8(truncatingIfNeeded: value), from: origin)
    }
    let lengths: [UInt8: Int] = [
      UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
    ]
    let digits = bytes[position...].prefix(lengths[byte] ?? 0).prefix {
      Character(Unicode.Scalar($0)).isHexDigit
    }
    guard !digits.isEmpty else {
      // What is no escape keeps its backslash.
      word.excerpt.append(UInt8(ascii: "\\"), from: origin)
      return word.excerpt.append(byte, from: origin)
    }
    position += digits.count
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    let encoded = byte == UInt8(ascii: "x") ? [UInt8(value)] : Array(String(scalar).utf8)
    for byte in encoded { word.excerpt.append(byte, from: origin) }
  }

  private static let plainEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "v"): 0x0B, UInt8(ascii: "e"): 0x1B, UInt8(ascii: "E"): 0x1B,
    UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "'"): UInt8(ascii: "'"),
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "?"): UInt8(ascii: "?"),
  ]

  /// `$NAME`, `${NAME}` or `$(command)`: taken as it is written, for its value is not in the text.
  private mutating func readSubstitution(into word: inout ShellWord) {
    let start = position
    if peek(1) == UInt8(ascii: "("), readHereDocumentOfCat(into: &word) { return }
    position += 1
    switch peek {
    case UInt8(ascii: "("): skipBrackets(UInt8(ascii: "("), UInt8(ascii: ")"))
    case UInt8(ascii: "{"): skipBrackets(UInt8(ascii: "{"), UInt8(ascii: "}"))
    default:
      while let byte = peek, isNameByte(byte) { position += 1 }
    }
    guard position > start + 1 else {
      return word.excerpt.append(bytes[start], from: source.origin(of: start))
    }
    add(start..<position, to: &word)
  }

  /// The name in `$NAME` or `${NAME}`.
  private func variable(in range: Range<Int>) -> String? {
    var name = bytes[range].dropFirst()
    if name.first == UInt8(ascii: "{") { name = name.dropFirst().dropLast() }
    guard !name.isEmpty, name.allSatisfy(isNameByte) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func skipBrackets(_ open: UInt8, _ close: UInt8) {
    var depth = 0
    while let byte = peek {
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      position += 1
      if depth == 0 { return }
    }
  }

  /// `$(cat <<'EOF' … EOF)`: the document is the text.
  private mutating func readHereDocumentOfCat(into word: inout ShellWord) -> Bool {
    var ahead = self
    ahead.position += 2
    while ahead.peek == 0x20 { ahead.position += 1 }
    guard ahead.bytes[ahead.position...].starts(with: Array("cat".utf8)) else { return false }
    ahead.position += 3
    while ahead.peek == 0x20 { ahead.position += 1 }
    guard ahead.bytes[ahead.position...].starts(with: Array("<<".utf8)) else { return false }
    ahead.position += 2
    let stripsTabs = ahead.peek == UInt8(ascii: "-")
    if stripsTabs { ahead.position += 1 }
    while ahead.peek == 0x20 { ahead.position += 1 }
    let isLiteral = ahead.peek.map { "'\"".utf8.contains($0) } ?? false
    guard let delimiter = ahead.delimiter(), ahead.peek == 0x0A else { return false }
    ahead.position += 1
    let document = HereDocument(
      delimiter: delimiter, stripsTabs: stripsTabs, isLiteral: isLiteral)
    let body = ahead.body(of: document)
    while let byte = ahead.peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { ahead.position += 1 }
    guard ahead.peek == UInt8(ascii: ")") else { return false }
    ahead.position += 1
    self = ahead
    word.excerpt.append(body.excerpt)
    word.substitutions += body.substitutions
    word.insertions += body.insertions
    return true
  }

  /// The word that ends a here-document, in quotes or without.
  private mutating func delimiter() -> [UInt8]? {
    let quote = peek.flatMap { "'\"".utf8.contains($0) ? $0 : nil }
    if quote != nil { position += 1 }
    let name = bytes[position...].prefix(while: isNameByte)
    position = name.endIndex
    guard quote == nil || peek == quote, !name.isEmpty else { return nil }
    if quote != nil { position += 1 }
    return Array(name)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isLetter && byte < 0x80
      || (0x30...0x39).contains(byte)
  }

  private mutating func unclosed(_ start: Int) -> Bool {
    note(.error, "the quote that starts here isn't closed", at: start)
    return false
  }
}
