/// Reads JSON as people have it: what is not strict is taken where its meaning is sure, and said.
///
/// Comments, trailing and doubled commas, a missing colon or comma, and text after the end are repairs; the official
/// pages' own examples have all of them. A strict reader says more: also what is taken here without a word, but not by
/// every other reader.
struct JSONReader {
  struct Finding: Hashable {
    var severity: DocumentProblem.Severity
    var sentence: String
    var offset: Int
  }

  let bytes: [UInt8]
  let isStrict: Bool
  var position = 0
  private var depth = 0
  var findings: [Finding] = []

  /// Deeper nesting than any message has, and the limit of Protocol Buffers' own JSON reader; a guard against a file
  /// that would exhaust the stack.
  private static let maximumDepth = 100

  init(_ text: String, isStrict: Bool = false) {
    bytes = Array(text.utf8)
    self.isStrict = isStrict
  }

  /// The value of the whole text; `nil` where not even its beginning can be read.
  mutating func document() -> JSONNode? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      if isStrict { repair("a byte order mark stands before the text", at: 0) }
      position = 3
    }
    skipSpace()
    guard let node = value() else { return nil }
    skipSpace()
    if position < bytes.count, !hasFailed {
      repair(
        isStrict
          ? "text follows after the end" : "text after the end of the message is ignored",
        at: position)
    }
    return node
  }

  var hasFailed: Bool { findings.contains { $0.severity == .error } }

  private mutating func value() -> JSONNode? {
    guard let byte = peek else { return fail("the text ends where a value is expected") }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.maximumDepth else { return fail("the text is nested too deeply") }
      depth += 1
      defer { depth -= 1 }
      return byte == UInt8(ascii: "{") ? object() : array()
    case UInt8(ascii: "\""):
      let start = position
      guard let text = string() else { return nil }
      return JSONNode(kind: .string(text), range: start..<position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    default: return word()
    }
  }

  private mutating func object() -> JSONNode? {
    let start = position
    position += 1
    var members: [JSONNode.Member] = []
    while true {
      skipSeparators(isFirst: members.isEmpty, closing: UInt8(ascii: "}"))
      guard let byte = peek else {
        return fail("the object that starts here is not closed", at: start)
      }
      if byte == UInt8(ascii: "}") { break }
      guard byte == UInt8(ascii: "\"") else {
        return fail("a key in double quotes is expected here")
      }
      let keyStart = position
      guard let key = string() else { return nil }
      let keyRange = keyStart..<position
      skipSpace()
      if peek == UInt8(ascii: ":") {
        position += 1
      } else {
        repair("a colon is missing after \(JSONText.quoted(key))", at: position)
      }
      skipSpace()
      guard let value = value() else { return nil }
      members.append(JSONNode.Member(key: key, keyRange: keyRange, value: value))
    }
    position += 1
    return JSONNode(kind: .object(members), range: start..<position)
  }

  private mutating func array() -> JSONNode? {
    let start = position
    position += 1
    var elements: [JSONNode] = []
    while true {
      skipSeparators(isFirst: elements.isEmpty, closing: UInt8(ascii: "]"))
      guard let byte = peek else {
        return fail("the list that starts here is not closed", at: start)
      }
      if byte == UInt8(ascii: "]") { break }
      guard let element = value() else { return nil }
      elements.append(element)
    }
    position += 1
    return JSONNode(kind: .array(elements), range: start..<position)
  }

  /// Passes over exactly one comma between two values, and repairs where there are more or fewer.
  private mutating func skipSeparators(isFirst: Bool, closing: UInt8) {
    skipSpace()
    var commas = 0
    var lastComma = position
    while peek == UInt8(ascii: ",") {
      commas += 1
      lastComma = position
      position += 1
      skipSpace()
    }
    let expected = isFirst || peek == closing || peek == nil ? 0 : 1
    if commas > expected {
      repair("this comma is one too many", at: lastComma)
    } else if commas < expected {
      repair("a comma is missing before this", at: position)
    }
  }

  private mutating func number() -> JSONNode? {
    let start = position
    while let byte = peek, isNumberByte(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Self.isNumber(text) else { return fail("‘\(text)’ is not a number in JSON", at: start) }
    return JSONNode(kind: .number(text), range: start..<position)
  }

  private mutating func word() -> JSONNode? {
    let start = position
    while let byte = peek, isLetter(byte) { position += 1 }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "true": return JSONNode(kind: .boolean(true), range: start..<position)
    case "false": return JSONNode(kind: .boolean(false), range: start..<position)
    case "null": return JSONNode(kind: .null, range: start..<position)
    default:
      return fail("a value is expected here: text in double quotes, a number, { or [", at: start)
    }
  }

  /// RFC 8259, section 6: `Double` alone would also take `0x10`, `-inf` and `1.`.
  private static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text)
    if rest.first == "-" { rest.removeFirst() }
    if rest.first == "0" {
      rest.removeFirst()
    } else {
      guard dropDigits(&rest) else { return false }
    }
    if rest.first == "." {
      rest.removeFirst()
      guard dropDigits(&rest) else { return false }
    }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
      guard dropDigits(&rest) else { return false }
    }
    return rest.isEmpty
  }

  /// Removes the digits at the beginning; `false` where there are none.
  private static func dropDigits(_ text: inout Substring) -> Bool {
    let rest = text.drop { ("0"..."9").contains($0) }
    defer { text = rest }
    return rest.startIndex != text.startIndex
  }
}
