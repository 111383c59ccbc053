/// Reads JSON as people have it: what is not strict is taken where its meaning is sure, and said.
///
/// Comments, trailing and doubled commas, a missing colon or comma, other quotes than double ones, keys without any, and
/// text after the end are repairs; the official pages' own examples have most of them. A strict reader says more: also
/// what is taken here without a word, but not by every other reader.
package struct JSONReader {
  package struct Finding: Hashable {
    package var severity: DocumentProblem.Severity
    package var sentence: String
    package var offset: Int
    /// Whether it is ordinary source text, in which it isn't an error.
    package var isStyle: Bool
    package var kind: DocumentProblem.Kind

    package init(
      severity: DocumentProblem.Severity, sentence: String, offset: Int, isStyle: Bool = false,
      kind: DocumentProblem.Kind = .syntax
    ) {
      self.severity = severity
      self.sentence = sentence
      self.offset = offset
      self.isStyle = isStyle
      self.kind = kind
    }
  }

  package let bytes: [UInt8]
  let isStrict: Bool
  /// What the variables of a program hold; `nil` if the text is data, and a name means nothing.
  let variables: [String: JSONNode.Kind]?
  package var position = 0
  private var depth = 0
  private var openLists = 0
  private var openObjects = 0
  package var findings: [Finding] = []
  /// Where values stand that only a running program knows; what holds them goes on without them.
  package var unknowns: Set<Int> = []
  /// Whether something was read that source text has and JSON has not: a key without quotes, other quotes.
  package var hasScript = false

  /// Deeper nesting than any message has, and the limit of Protocol Buffers' own JSON reader; a guard against a file
  /// that would exhaust the stack.
  static let maximumDepth = 100
  private var values = 0
  /// How many bytes were passed over again: code is, from its beginning, when it turns out to be code.
  package var reread = 0

  /// A guard against a file that would take minutes and gigabytes: a message has 4096 bytes.
  static let maximumValues = 100_000
  /// An offset behind which no } follows.
  var endOfBraces = Int.max

  package init(
    _ text: String, isStrict: Bool = false, variables: [String: JSONNode.Kind]? = nil
  ) {
    self.init(Array(text.utf8), isStrict: isStrict, variables: variables)
  }

  package init(
    _ bytes: [UInt8], isStrict: Bool = false, variables: [String: JSONNode.Kind]? = nil
  ) {
    self.bytes = bytes
    self.isStrict = isStrict
    self.variables = variables
  }

  /// The value of the whole text; `nil` if not even its beginning can be read.
  package mutating func document() -> JSONNode? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      if isStrict { repair("the text begins with a byte order mark", at: 0) }
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

  package var hasFailed: Bool { findings.contains { $0.severity == .error } }

  package mutating func value() -> JSONNode? {
    guard let node = plainValue() else { return nil }
    return variables == nil ? node : calculated(from: node)
  }

  private mutating func plainValue() -> JSONNode? {
    guard let byte = peek else { return fail("the text ends where a value is expected") }
    values += 1
    guard isStrict || values <= Self.maximumValues else {
      return fail("the text has more than \(Self.maximumValues) values, too many for a message")
    }
    if variables != nil, let end = holeEnd() {
      return isSpread ? skipCode(from: position) : hole(to: end)
    }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.maximumDepth else { return fail("the text is nested too deeply") }
      depth += 1
      defer { depth -= 1 }
      return byte == UInt8(ascii: "{") ? object() : array()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    default:
      guard quote != nil else { return word() }
      let start = position
      guard let text = string() else { return nil }
      return JSONNode(kind: .string(text), range: start..<position)
    }
  }

  private mutating func object() -> JSONNode? {
    let start = position
    position += 1
    openObjects += 1
    defer { openObjects -= 1 }
    var members: [JSONNode.Member] = []
    members.reserveCapacity(4)
    var isFirst = true
    while true {
      skipSeparators(isFirst: isFirst)
      guard let byte = peek else {
        return fail("the object that starts here isn't closed", at: start)
      }
      if byte == UInt8(ascii: "}") { break }
      if byte == UInt8(ascii: "]"), !isStrict {
        if openLists > 0 { return unclosed(.object(members), start, "}") }
        skipStray()
        continue
      }
      isFirst = false
      guard let member = member() else {
        if hasFailed { return nil }
        continue
      }
      members.append(member)
    }
    position += 1
    return JSONNode(kind: .object(members), range: start..<position)
  }

  /// The members of an object that has lost its braces, to the end of the text.
  package mutating func bareMembers() -> JSONNode? {
    let start = position
    repair("the brace { is missing before this", at: start)
    var members: [JSONNode.Member] = []
    var isFirst = true
    while true {
      skipSeparators(isFirst: isFirst)
      guard let byte = peek else {
        repair("the brace } is missing at the end", at: position)
        break
      }
      if byte == UInt8(ascii: "}") {
        position += 1
        break
      }
      isFirst = false
      guard let member = member() else {
        if hasFailed { return nil }
        continue
      }
      members.append(member)
    }
    return JSONNode(kind: .object(members), range: start..<position)
  }

  /// One key and its value; `nil`, without an error, where there is a value that only a running program knows.
  private mutating func member() -> JSONNode.Member? {
    let start = position
    if variables != nil, skipSpread() { return nil }
    guard let key = key() else { return nil }
    let keyRange = start..<position
    skipSpace()
    if peek == UInt8(ascii: ":") {
      position += 1
    } else if variables != nil, peek == UInt8(ascii: ",") || peek == UInt8(ascii: "}") {
      return shorthand(key, keyRange)
    } else {
      repair("a colon is missing after \(JSONText.quoted(key))", at: position)
    }
    skipSpace()
    let valueStart = position
    guard let value = value() else { return nil }
    guard !unknowns.contains(valueStart) else { return nil }
    return JSONNode.Member(key: key, keyRange: keyRange, value: value)
  }

  private mutating func array() -> JSONNode? {
    let start = position
    position += 1
    openLists += 1
    defer { openLists -= 1 }
    var elements: [JSONNode] = []
    var isFirst = true
    while true {
      skipSeparators(isFirst: isFirst)
      guard let byte = peek else {
        return fail("the list that starts here isn't closed", at: start)
      }
      if byte == UInt8(ascii: "]") { break }
      if byte == UInt8(ascii: "}"), !isStrict {
        if openObjects > 0 { return unclosed(.array(elements), start, "]") }
        skipStray()
        continue
      }
      isFirst = false
      // Code is null here, and one of the `unknowns`.
      guard let element = value() else { return nil }
      elements.append(element)
    }
    position += 1
    return JSONNode(kind: .array(elements), range: start..<position)
  }

  /// A bracket of another kind closes what is around this, so this ends here too.
  private mutating func unclosed(
    _ kind: JSONNode.Kind, _ start: Int, _ bracket: Character
  ) -> JSONNode {
    repair("a \(bracket) is missing before this", at: position)
    return JSONNode(kind: kind, range: start..<position)
  }

  private mutating func skipStray() {
    repair("this bracket closes nothing", at: position)
    position += 1
  }

  /// Passes over exactly one comma between two values, and repairs where there are more or fewer.
  private mutating func skipSeparators(isFirst: Bool) {
    skipSpace()
    var commas = 0
    var lastComma = position
    while peek == UInt8(ascii: ",") {
      commas += 1
      lastComma = position
      position += 1
      skipSpace()
    }
    let isLast = peek == nil || peek == UInt8(ascii: "}") || peek == UInt8(ascii: "]")
    let expected = isFirst || isLast ? 0 : 1
    if commas > expected {
      repair("this comma is extra", at: lastComma, isStyle: isLast && commas == 1)
    } else if commas < expected {
      // A quote that is written twice is one in YAML and SQL.
      let isDoubled =
        variables != nil && position > 0 && peek == bytes[position - 1]
        && "\"'".utf8.contains(bytes[position - 1])
      if isDoubled {
        warn(
          "two quotes side by side are one in some languages: check the result",
          .init(extent: .doubtful), at: position - 1)
      }
      repair("a comma is missing before this", at: position)
    }
  }

  private mutating func word() -> JSONNode? {
    let start = position
    while let byte = peek, isLetter(byte) { position += 1 }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "true": return JSONNode(kind: .boolean(true), range: start..<position)
    case "false": return JSONNode(kind: .boolean(false), range: start..<position)
    case "null": return JSONNode(kind: .null, range: start..<position)
    case "True" where !isStrict: return pythonWord(.boolean(true), start)
    case "False" where !isStrict: return pythonWord(.boolean(false), start)
    case "None" where !isStrict: return pythonWord(.null, start)
    default:
      if variables != nil { return name(at: start) }
      return fail("a value is expected here: text in double quotes, a number, { or [", at: start)
    }
  }

  private mutating func pythonWord(_ kind: JSONNode.Kind, _ start: Int) -> JSONNode {
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    let node = JSONNode(kind: kind, range: start..<position)
    repair("‘\(word)’ is Python's: JSON writes \(JSONText.compact(node))", at: start)
    return node
  }
}
