/// Reads expressions of five languages into one tree.
///
/// Reading never fails: what is no literal, no object and no call is ``CodeExpression/Kind/code``, and is passed over to
/// the comma or bracket that ends it.
struct CodeParser {
  let source: CodeTokens
  /// The next word.
  var index: Int
  private var depth = 0
  /// How many words were read, each as often as it was.
  private(set) var work = 0
  /// How many brackets around the expression are open: a line's end ends none of them.
  var openBrackets = 0

  /// Deeper nesting than any message has; a guard against a file that would exhaust the stack.
  private static let maximumDepth = 100

  init(_ source: CodeTokens, at index: Int) {
    self.source = source
    self.index = index
  }

  var language: CodeLanguage { source.language }
  var isAtEnd: Bool { index >= source.count }

  func at(_ word: String) -> Bool { source.at(index, is: word) }

  func next(is word: String) -> Bool { source.at(index + 1, is: word) }

  /// Passes over the word if it is this one.
  mutating func take(_ word: String) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  mutating func advance() {
    index += 1
    work += 1
  }

  /// Where a word starts, or the end of the file.
  func start(_ index: Int) -> Int {
    index < source.count ? source.tokens[index].start : source.tokens.last?.end ?? 0
  }

  /// What was read from a word on.
  func range(from first: Int) -> Range<Int> {
    let lower = start(first)
    let upper = index > first && index <= source.count ? source.tokens[index - 1].end : lower
    return lower..<max(lower, upper)
  }

  /// One whole expression, up to what ends it.
  mutating func expression() -> CodeExpression {
    let first = index
    guard depth < Self.maximumDepth else { return skipCode(from: first) }
    depth += 1
    defer { depth -= 1 }
    let value = language == .python ? union() : sum()
    guard endsHere || skipType() && endsHere else { return skipCode(from: first) }
    return value
  }

  /// Passes over the inside of brackets, item by item; `false` if the brackets are never closed.
  mutating func items(_ read: (inout CodeParser) -> Void) -> Bool {
    guard let close = source.partner(of: index), close > index else { return false }
    openBrackets += 1
    defer { openBrackets -= 1 }
    advance()
    while index < close {
      if at(",") || at(";") {
        advance()
        continue
      }
      let before = index
      read(&self)
      // An item that isn't understood is passed over, so that the next one is read.
      if index == before { advance() }
      if index < close, !at(","), !at(";") { skipItem() }
    }
    index = close
    advance()
    return true
  }

  /// Whether a line ends here that ends an expression too.
  var isLineEnd: Bool {
    guard openBrackets == 0, language != .java || source.endsStatementsByLines,
      language != .csharp, index < source.count
    else { return false }
    return source.tokens[index].isFirstOnLine && !goesOn
  }

  /// Whether JavaScript reads a line's first word as a part of the expression before it: it ends no statement there.
  private var goesOn: Bool {
    if language == .java { return at(".") || at("?.") || at("?:") || at("?") || at("{") }
    guard language == .node else { return false }
    if source.kind(index) == .name { return at("instanceof") || at("in") }
    guard source.kind(index) == .mark else {
      return source.bytes[source.tokens[index].start] == UInt8(ascii: "`")
    }
    return !["}", "{", ")", "]", ";", "++", "--", "!", "~", "@", "#", "->", "...", "<"].contains {
      at($0)
    }
  }

  /// Whether nothing that could change an expression's value follows it.
  private var endsHere: Bool {
    guard let kind = source.kind(index), !isLineEnd else { return true }
    if kind == .name { return false }
    guard kind == .mark else { return openBrackets == 0 }
    return [",", ";", ")", "]", "}", ":"].contains { at($0) }
  }

  /// Passes over a type that TypeScript says of a value, which changes nothing: `as const`, `satisfies Message`.
  private mutating func skipType() -> Bool {
    guard language == .node, at("as") || at("satisfies") else { return false }
    while at("as") || at("satisfies") {
      advance()
      while source.isName(index) || at(".") || at("|") { advance() }
      if at("<") { skipAngles() }
      while at("["), next(is: "]") {
        advance()
        advance()
      }
    }
    return true
  }

  /// `<…>` behind a type's name; stays where it is if nothing closes it.
  mutating func skipAngles() {
    let first = index
    var open = 0
    repeat {
      if at("<") { open += 1 }
      if at(">") { open -= 1 }
      if at("<<") { open += 2 }
      let isOfType =
        source.isName(index)
        || ["<", ">", "<<", ",", ".", "?", "[", "]", "|", "&"].contains { at($0) }
      guard isOfType, index - first < 60 else {
        index = first
        return
      }
      advance()
    } while open > 0
  }

  /// Code, to the comma or bracket that ends it.
  mutating func skipCode(from first: Int) -> CodeExpression {
    index = max(index, first)
    skipItem()
    return CodeExpression(.code, range(from: first))
  }

  private mutating func skipItem() {
    let first = index
    while index < source.count {
      if index > first, isLineEnd { return }
      if let partner = source.partner(of: index) {
        guard partner > index else { return }
        index = partner
      } else if at(",") || at(";") || at(")") || at("]") || at("}") {
        return
      }
      advance()
    }
  }
}
