/// Reads JSON exactly as RFC 8259 has it.
struct JSONReader {
  struct Failure: Error {
    var sentence: String
    var offset: Int
  }

  /// As deep as Apple's JSONSerialization goes.
  static let maximumDepth = 512

  /// Valid UTF-8.
  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func reading(_ bytes: [UInt8]) throws(Failure) -> JSONNode {
    var reader = JSONReader(bytes)
    let node = try reader.value()
    reader.skipSpace()
    guard reader.peek == nil else { throw reader.failure("expected the end of the file") }
    return node
  }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  func failure(_ sentence: String, at offset: Int? = nil) -> Failure {
    Failure(sentence: sentence, offset: offset ?? position)
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func value() throws(Failure) -> JSONNode {
    skipSpace()
    let start = position
    guard let byte = peek else { throw failure("the file ends where a value is expected") }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.maximumDepth else { throw failure("the file is nested too deeply") }
      depth += 1
      defer { depth -= 1 }
      return JSONNode(
        kind: byte == UInt8(ascii: "{") ? .object(try members()) : .array(try elements()),
        offset: start)
    case UInt8(ascii: "\""): return JSONNode(kind: .text(try text()), offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(kind: .number(try number()), offset: start)
    default: return JSONNode(kind: try word(), offset: start)
    }
  }

  private mutating func members() throws(Failure) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    while try !closes(with: "}", isFirst: members.isEmpty) {
      let start = position
      guard peek == UInt8(ascii: "\"") else { throw failure("expected a key in double quotes") }
      let key = try text()
      skipSpace()
      guard peek == UInt8(ascii: ":") else { throw failure("expected ':' after the key") }
      position += 1
      members.append(JSONNode.Member(key: key, offset: start, value: try value()))
    }
    return members
  }

  private mutating func elements() throws(Failure) -> [JSONNode] {
    var elements: [JSONNode] = []
    while try !closes(with: "]", isFirst: elements.isEmpty) { elements.append(try value()) }
    return elements
  }

  /// Passes over the opening bracket or the comma between two values, or over the closing bracket.
  private mutating func closes(
    with bracket: Unicode.Scalar, isFirst: Bool
  ) throws(Failure) -> Bool {
    if isFirst { position += 1 }
    skipSpace()
    if peek == UInt8(ascii: bracket) {
      position += 1
      return true
    }
    guard !isFirst else { return false }
    guard peek == UInt8(ascii: ",") else { throw failure("expected ',' or '\(bracket)'") }
    position += 1
    skipSpace()
    guard peek != UInt8(ascii: bracket) else { throw failure("remove the comma before this") }
    return false
  }

  private mutating func word() throws(Failure) -> JSONNode.Kind {
    let words: [(String, JSONNode.Kind)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    for (word, kind) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return kind
    }
    throw failure("expected a value: text in double quotes, a number, '{' or '['")
  }

  private mutating func number() throws(Failure) -> String {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let hasLeadingZero = peek == UInt8(ascii: "0")
    guard try skipDigits() == 1 || !hasLeadingZero else {
      throw failure("a number can't begin with a zero", at: start)
    }
    if peek == UInt8(ascii: ".") {
      position += 1
      try skipDigits()
    }
    if let byte = peek, byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if let sign = peek, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(sign) { position += 1 }
      try skipDigits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  @discardableResult
  private mutating func skipDigits() throws(Failure) -> Int {
    let start = position
    while let byte = peek, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw failure("expected a digit") }
    return position - start
  }
}
