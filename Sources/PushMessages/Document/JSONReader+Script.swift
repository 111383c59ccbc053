extension JSONReader {
  /// A value that is written as a calculation: `60 * 60 * 1000`, `'Hello, ' + name`.
  ///
  /// Only what is sure is calculated: products and sums of whole numbers, and texts put together. Anything else is
  /// code, whose value is not in the text.
  mutating func calculated(from first: JSONNode) -> JSONNode? {
    var node = first
    let start = first.range.lowerBound
    var isSum = false
    var operands = 1
    while true {
      let end = position
      skipSpace()
      guard let byte = peek, Self.operators.contains(byte) else {
        position = end
        return node
      }
      // Calculated from left to right, so a product behind a sum is not sure.
      let isProduct = byte == UInt8(ascii: "*") && !isSum
      operands += 1
      guard isProduct || byte == UInt8(ascii: "+"), operands <= Self.maximumOperands,
        !unknowns.contains(start)
      else {
        return skipCode(from: start)
      }
      isSum = isSum || !isProduct
      position += 1
      skipSpace()
      let operand = position
      guard let next = operand < bytes.count ? term() : nil, !unknowns.contains(operand),
        let kind = Self.combined(node.kind, next.kind, byte)
      else { return hasFailed ? nil : skipCode(from: start) }
      node = JSONNode(kind: kind, range: start..<position)
    }
  }

  /// So many bytes are read again in any case.
  private static let minimumRereading = 1_000_000

  /// Each operand copies what is put together before it.
  private static let maximumOperands = 1000

  /// One operand; `nil` if none of a known kind stands.
  private mutating func term() -> JSONNode? {
    if quote != nil {
      let start = position
      return string().map { JSONNode(kind: .string($0), range: start..<position) }
    }
    guard let byte = peek else { return nil }
    if (0x30...0x39).contains(byte) { return number() }
    guard isNameStart(byte) else { return nil }
    let start = position
    while let byte = peek, isNameByte(byte) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    return variables?[name].map { JSONNode(kind: $0, range: start..<position) }
  }

  private static func combined(
    _ left: JSONNode.Kind, _ right: JSONNode.Kind, _ sign: UInt8
  ) -> JSONNode.Kind? {
    let isSum = sign == UInt8(ascii: "+")
    switch (left, right) {
    case (.string(let left), .string(let right)) where isSum: return .string(left + right)
    case (.number(let left), .string(let right)) where isSum && Int(left) != nil,
      (.string(let left), .number(let right)) where isSum && Int(right) != nil:
      return .string(left + right)
    case (.number(let left), .number(let right)):
      guard let left = Int(left), let right = Int(right) else { return nil }
      let (value, hasOverflown) =
        isSum
        ? left.addingReportingOverflow(right) : left.multipliedReportingOverflow(by: right)
      return hasOverflown ? nil : .number(String(value))
    default: return nil
    }
  }

  private static let operators = Array("*/+-.(?|&[<>=%".utf8)

  /// A name where a value is expected: a variable of the program.
  mutating func name(at start: Int) -> JSONNode? {
    position = start
    guard let first = peek, isNameStart(first) else {
      return fail("a value is expected here: text in double quotes, a number, { or [")
    }
    while let byte = peek, isNameByte(byte), byte != UInt8(ascii: "-") { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    if let kind = variables?[name] {
      repair("Pushwright inserted the value of ‘\(name)’ here", at: start)
      return JSONNode(kind: kind, range: start..<position)
    }
    return skipCode(from: start)
  }

  /// `${name}` in a text in backquotes: the variable's value, or what is written where that is not known.
  mutating func fillIn(_ text: inout [UInt8]) {
    let start = position
    position += 1
    guard peek == UInt8(ascii: "{"), let end = nextClosingBrace() else {
      text.append(UInt8(ascii: "$"))
      return
    }
    let code = String(decoding: bytes[position + 1..<end], as: UTF8.self)
    position = end + 1
    switch variables?[code] {
    case .string(let value)?, .number(let value)?:
      repair("Pushwright inserted the value of ‘\(code)’ here", at: start)
      text += Array(value.utf8)
    default:
      let short = code.prefix { !$0.isNewline }.prefix(40)
      warn(
        "‘${\(short)}’ is for the program to fill in, and stays in the text",
        .init(extent: .unfilled, code: "${\(short)"), at: start)
      text += bytes[start...end]
    }
  }

  /// Text that never closes a brace is searched for one once.
  private mutating func nextClosingBrace() -> Int? {
    guard position < endOfBraces else { return nil }
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "}"))
    if end == nil { endOfBraces = position }
    return end
  }

  /// `{ token }`, short for `{ token: token }`.
  mutating func shorthand(_ key: String, _ range: Range<Int>) -> JSONNode.Member? {
    guard let kind = variables?[key] else {
      _ = skipCode(from: range.lowerBound)
      return nil
    }
    return JSONNode.Member(
      key: key, keyRange: range, value: JSONNode(kind: kind, range: range))
  }

  /// `...common`: members that another object gives.
  mutating func skipSpread() -> Bool {
    guard bytes[position...].starts(with: Array("...".utf8)) else { return false }
    return skipCode(from: position) != nil
  }

  /// Whether the elements of another list stand here: `...common`.
  var isSpread: Bool {
    let rest = bytes[position...]
    return rest.starts(with: "...".utf8)
      && rest.dropFirst(3).first.map { isNameStart($0) || "[({".utf8.contains($0) } ?? false
  }

  /// What was found last comes last, so that nothing before it is looked at.
  private mutating func removeRepairs(from start: Int) {
    var first = findings.count
    while first > 0, findings[first - 1].offset >= start { first -= 1 }
    findings.replaceSubrange(first..., with: findings[first...].filter { $0.severity != .repair })
  }

  /// Passes over code to the comma or bracket that ends it; brackets and texts inside are its own.
  mutating func skipCode(from start: Int) -> JSONNode? {
    reread += max(0, position - start)
    // Code inside of code is passed over once for each level.
    guard reread <= max(Self.minimumRereading, 2 * bytes.count) else {
      return fail("the code that starts here is too long and nested too deeply", at: start)
    }
    position = start
    var depth = 0
    while let byte = peek {
      if quote != nil {
        let known = findings.count
        guard string() != nil else { return nil }
        findings.removeSubrange(known...)
        continue
      }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth < 0 || depth == 0 && byte == UInt8(ascii: ",") { break }
      position += 1
    }
    let code = String(decoding: bytes[start..<position].prefix(40), as: UTF8.self)
    let short = code.prefix { !$0.isNewline }
    removeRepairs(from: start)
    warn(
      "‘\(short)’ is code, and its value isn't in the text: it was left out",
      .init(code: String(short)), at: start)
    unknowns.insert(start)
    return JSONNode(kind: .null, range: start..<position)
  }
}
