/// A strict reader of one JSON value (RFC 8259): no comments, no trailing commas, nothing after
/// the value.
///
/// Being strict is what makes a ``SendRequest`` safe: a text which this reader takes as one object
/// can be put into the request's body and cannot reach out of its place there, for example to undo
/// `validate_only`.
package struct JSONReader {
  /// How deep arrays and objects may nest; the limit of Protocol Buffers' own JSON reader.
  package static let maximumDepth = 100

  private var bytes: ArraySlice<UInt8>
  private var depth = 0

  private init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  package static func value(of text: String) throws(JSONSyntaxError) -> JSONValue {
    try value(of: Array(text.utf8))
  }

  package static func value(of bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    var reader = JSONReader(bytes: bytes[...])
    reader.skipSpace()
    let value = try reader.readValue()
    reader.skipSpace()
    guard reader.bytes.isEmpty else { throw reader.syntaxError("text after the end of the value") }
    return value
  }

  private mutating func readValue() throws(JSONSyntaxError) -> JSONValue {
    guard let first = bytes.first else { throw syntaxError("a value is expected") }
    switch first {
    case UInt8(ascii: "{"):
      return try nested { reader throws(JSONSyntaxError) in .object(try reader.readMembers()) }
    case UInt8(ascii: "["):
      return try nested { reader throws(JSONSyntaxError) in .array(try reader.readElements()) }
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
    default: break
    }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("null") { return .null }
    throw syntaxError("a value is expected")
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONSyntaxError) -> JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    guard depth < Self.maximumDepth else { throw syntaxError("nesting is too deep") }
    bytes.removeFirst()
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func readMembers() throws(JSONSyntaxError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      guard bytes.first == UInt8(ascii: "\"") else { throw syntaxError("a name is expected") }
      let name = try readString()
      skipSpace()
      guard take(":") else { throw syntaxError("a colon is expected") }
      skipSpace()
      members.append(JSONValue.Member(name: name, value: try readValue()))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw syntaxError("a comma or } is expected") }
    }
  }

  private mutating func readElements() throws(JSONSyntaxError) -> [JSONValue] {
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return elements }
    while true {
      skipSpace()
      elements.append(try readValue())
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw syntaxError("a comma or ] is expected") }
    }
  }

  private mutating func readNumber() throws(JSONSyntaxError) -> JSONValue {
    let start = bytes
    _ = take("-")
    if !take("0") { try takeDigits() }
    if take(".") { try takeDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try takeDigits()
    }
    return .number(String(decoding: start[..<bytes.startIndex], as: UTF8.self))
  }

  private mutating func takeDigits() throws(JSONSyntaxError) {
    let rest = bytes.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard rest.startIndex > bytes.startIndex else { throw syntaxError("a digit is expected") }
    bytes = rest
  }

  private mutating func readString() throws(JSONSyntaxError) -> String {
    bytes.removeFirst()
    var string = ""
    while true {
      let run = bytes.prefix { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      guard let piece = String(validating: run, as: UTF8.self) else {
        throw syntaxError("the text is no valid UTF-8")
      }
      string += piece
      bytes = bytes[run.endIndex...]
      if take("\"") { return string }
      guard take("\\") else {
        throw syntaxError(
          bytes.isEmpty ? "the string has no end" : "a control character stands in a string")
      }
      string.unicodeScalars.append(try readEscape())
    }
  }

  private mutating func readEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    switch bytes.popFirst() {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    default: throw syntaxError("an unknown escape")
    }
  }

  private mutating func readUnicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try readCodeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), take("\\u") else {
      throw syntaxError("half of a surrogate pair")
    }
    let trail = try readCodeUnit()
    guard UTF16.isTrailSurrogate(trail) else { throw syntaxError("half of a surrogate pair") }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func readCodeUnit() throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes.prefix(4)
    let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard digits.count == 4, isHexadecimal,
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw syntaxError("four hexadecimal digits are expected") }
    bytes = bytes.dropFirst(4)
    return unit
  }

  private mutating func take(_ token: StaticString) -> Bool {
    let token = token.description.utf8
    guard bytes.starts(with: token) else { return false }
    bytes = bytes.dropFirst(token.count)
    return true
  }

  private mutating func skipSpace() {
    bytes = bytes.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }

  private func syntaxError(_ reason: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: bytes.startIndex, reason: reason)
  }
}
