/// Takes a Gradle script apart into statements and the blocks around them.
struct GradleReader {
  private typealias Token = CodeTokens.Token

  private(set) var statements: [GradleStatement] = []
  private var tokens: CodeTokens
  /// The blocks that are open, each with all around it: their statements share the names.
  private var blocks: [[String]] = []
  private var current: [Token] = []
  /// Parentheses and brackets that are open.
  private var depth = 0

  /// Deeper than any script; the rest of it is passed over.
  private static let deepest = 60

  /// The statements of a script, and whether its end is missing.
  static func statements(of bytes: [UInt8]) -> ([GradleStatement], isCutOff: Bool) {
    var reader = GradleReader(CodeTokens(bytes))
    while let token = reader.tokens.next() { reader.take(token) }
    reader.finish()
    return (reader.statements, reader.tokens.isCutOff)
  }

  private init(_ tokens: CodeTokens) { self.tokens = tokens }

  private mutating func take(_ token: Token) {
    if depth == 0, let last = current.last, token.line > last.line, !isContinued(last, token) {
      finish()
    }
    switch token.kind {
    case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
    case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): depth = max(0, depth - 1)
    case .sign(UInt8(ascii: "{")):
      if depth > 0 {
        depth += 1
        break
      }
      if blocks.count < Self.deepest { blocks.append((blocks.last ?? []) + name(of: current)) }
      current = []
      return
    case .sign(UInt8(ascii: "}")):
      if depth > 0 {
        depth -= 1
        break
      }
      finish()
      _ = blocks.popLast()
      return
    case .sign(UInt8(ascii: ";")) where depth == 0: return finish()
    default: break
    }
    current.append(token)
  }

  /// Whether a statement goes on in the next line.
  private func isContinued(_ last: Token, _ next: Token) -> Bool {
    let signs: [UInt8] = [0x2E, 0x3D, 0x2B, 0x2C, 0x3A, 0x3F, 0x26, 0x7C]
    if case .sign(let byte) = last.kind, signs.contains(byte) { return true }
    if case .sign(let byte) = next.kind, byte != UInt8(ascii: "}") {
      return signs.contains(byte) || byte == UInt8(ascii: "{")
    }
    return false
  }

  /// `release` of `release {`, `getByName("release") {` and `val release by getting {`.
  private func name(of header: [Token]) -> [String] {
    if let text = header.first(where: { $0.kind == .text }) {
      let owner = header.first.map(tokens.string) ?? ""
      return Self.selectors.contains(owner) ? [tokens.string(text)] : [owner, tokens.string(text)]
    }
    let words = header.filter { $0.kind == .word }.map(tokens.string)
    if words.first == "val" || words.first == "def", words.count > 1 { return [words[1]] }
    return [words.first ?? ""]
  }

  private static let selectors: Set = [
    "getByName", "named", "create", "register", "maybeCreate", "matching",
  ]

  private mutating func finish() {
    defer { (current, depth) = ([], 0) }
    guard let first = current.first, first.kind == .word else { return }
    var (name, rest) = (tokens.string(first), current.dropFirst())
    while rest.count > 1, let dot = rest.first, dot.kind == .sign(UInt8(ascii: ".")),
      let next = rest.dropFirst().first, next.kind == .word
    {
      name += ".\(tokens.string(next))"
      rest = rest.dropFirst(2)
    }
    let words = rest.compactMap { token -> GradleStatement.Word? in
      switch token.kind {
      case .word: .init(text: tokens.string(token))
      case .text: .init(text: tokens.string(token), isText: true)
      case .computedText: .init(text: tokens.string(token), isText: true, isComputed: true)
      case .sign(UInt8(ascii: "!")): .init(text: "!")
      case .sign: nil
      }
    }
    statements.append(
      GradleStatement(
        blocks: blocks.last ?? [], name: name, words: Array(words), line: first.line))
  }
}
