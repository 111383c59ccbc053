/// Finds what a variable holds where it is used.
///
/// A value is followed only where it is sure: every assignment that could reach the use gives the same one.
struct CodeScope {
  let source: CodeTokens
  var statements: CodeStatements
  /// Values of assignments, by their first word.
  private var values: [Int: CodeExpression] = [:]
  /// The words with the names of variables that hold messages themselves.
  var messageVariables: Set<Int> = []
  /// The word with the name of the variable whose message is read.
  var currentMessage: Int?
  /// Values behind which no statement ends.
  private var unfinished: Set<Int> = []
  /// How many words were read for values, each as often as it was.
  private(set) var work = 0

  enum Finding: Hashable {
    /// `isSure` says that nothing outside of what is read can give it another one.
    case value(CodeExpression, CodeStatement, isSure: Bool)
    /// Nothing in the file gives it a value before it is used.
    case unknown
    /// It is given several; lines are counted from 1.
    case several(lines: [Int])
    /// The file gives a value only to other variables of that name.
    case elsewhere(lines: [Int])
  }

  init(_ source: CodeTokens) {
    self.source = source
    statements = CodeStatements(source)
  }

  /// More assignments to one name than any function has; each is compared with the others.
  private static let maximumCandidates = 50

  /// What a name holds at a word; assignments before `floor` count only if none follows it.
  mutating func value(of name: String, at use: Int, after floor: Int = 0) -> Finding {
    guard let all = statements.byName[name] else { return .unknown }
    var known = all.filter { $0.kind != .change }
    guard !isBound(name, at: use), !source.isLambdaParameter(name, around: use) else {
      return .unknown
    }
    let binding = source.blockBinding(name, around: use)
    if let binding { known = known.filter { $0.index > binding } }
    if !known.isEmpty, !statements.wildcards.isEmpty {
      known = (known + statements.wildcards).sorted { $0.index < $1.index }
    }
    guard known.count <= Self.maximumCandidates else {
      return .several(lines: known.prefix(3).map { line(of: $0.index) })
    }
    known = known.filter { isStatement($0) && !holds($0, use) }
    let others = known.filter { $0.kind != .binding && !isSeen($0, name, at: use) }
    known = known.filter { isSeen($0, name, at: use) }
    let anchor = statementStart(of: use)
    var isInFunction = true
    for header in statements.headers(of: anchor) + [-1] {
      // In the function every assignment counts, outside of it what is as little indented as the next line in.
      let kind = header < 0 ? .type : headerKind(header)
      if kind == .type, header >= 0 { isInFunction = false }
      let found = known.filter { statement in
        statement.index > header
          && (isInFunction ? statement.index < use : block(of: statement.index) == header)
      }
      if !found.isEmpty {
        // What runs before the function is called isn't in the text's order.
        let isOuter = !isInFunction || found.allSatisfy(isMember)
        let others = isOuter ? elsewhere(known, beside: found, name, at: use) : []
        // A member of the object may get another value in any of its methods.
        let isField = isOuter && (header >= 0 || found.allSatisfy(isMember))
        let fields = (isField ? ownFields(name) : []) + (isOuter ? statements.blankets : [])
        if !fields.isEmpty || !others.isEmpty && !isAgreed(found + others) {
          let all = ((found + others).map(\.index) + fields).sorted()
          return .several(lines: all.map { line(of: $0) })
        }
        let later = found.filter { $0.index >= floor }
        let isSure =
          isOuter && !isInSameFunction(found[found.count - 1].index, use)
          ? isConstant(found[found.count - 1])
          : !isBlanketed && !isSetLater(known, beside: found, name, at: use)
        return agreed(later.isEmpty ? found : later, at: use, isSure)
      }
      guard header >= 0 else { break }
      if kind != .condition, declares(name, header) { return .unknown }
      if kind == .function { isInFunction = false }
    }
    return others.isEmpty || !known.isEmpty
      ? .unknown : .elsewhere(lines: others.prefix(3).map { line(of: $0.index) })
  }

  /// The header around a statement; the parentheses of a group of constants are none.
  private func block(of statement: Int) -> Int {
    statements.headers(of: statement).first {
      !(source.at($0, is: "const") || source.at($0, is: "var")) || !source.at($0 + 1, is: "(")
    } ?? -1
  }

  /// Whether what an assignment gives can be seen at a word: a variable of another block or function can't.
  private func isSeen(_ statement: CodeStatement, _ name: String, at use: Int) -> Bool {
    if source.language == .python {
      guard !statements.globals.contains(name) else { return true }
      let around = statements.headers(of: statementStart(of: use))
      return statements.headers(of: statement.index).allSatisfy { header in
        let isFunction =
          source.at(header, is: "def")
          || source.at(header, is: "async") && source.at(header + 1, is: "def")
        return !isFunction || around.contains(header)
      }
    }
    guard source.isDeclaration(statement.index), !source.at(statement.index - 1, is: "var"),
      let brace = source.blocks(around: statement.index).first
    else { return true }
    return brace < use && use < source.partner(of: brace) ?? 0
  }

  /// Whether what looks like an assignment is one, and no member of an initializer.
  mutating func isStatement(_ statement: CodeStatement) -> Bool {
    guard source.language == .java || source.language == .csharp,
      case .assignment(let index) = statement.kind
    else { return true }
    _ = expression(at: index)
    return !unfinished.contains(index)
  }

  /// What several assignments give, if the last sure one, and those behind it that aren't, give the same.
  private mutating func agreed(
    _ all: [CodeStatement], at use: Int, _ isSure: Bool
  ) -> Finding {
    let sure = all.lastIndex { hasHappened($0.index, at: use) } ?? 0
    let found = all[sure...]
    if found.allSatisfy({ $0.kind == .binding }) {
      return all.count == found.count ? .unknown : .several(lines: all.map { line(of: $0.index) })
    }
    let last = found[found.endIndex - 1]
    guard case .assignment(let index) = last.kind else {
      return .several(lines: found.map { line(of: $0.index) })
    }
    let value = expression(at: index)
    for statement in found.dropLast() {
      guard case .assignment(let other) = statement.kind, expression(at: other).kind == value.kind
      else { return .several(lines: found.map { line(of: $0.index) }) }
    }
    return .value(value, last, isSure: isSure)
  }

  /// Whether a word is in what an assignment gives to its variable.
  private mutating func holds(_ statement: CodeStatement, _ use: Int) -> Bool {
    guard case .assignment(let value) = statement.kind, value <= use else { return false }
    return expression(at: value).range.contains(source.tokens[use].start)
  }

  /// The variable that holds a message, and where it gets it.
  func variable(of message: CodeMessage) -> (name: String, statement: CodeStatement)? {
    guard let name = message.declaration else { return variable(holding: message.index) }
    return (source.text(name), CodeStatement(kind: .unclear, index: name))
  }

  /// The assignment whose value starts at a word; `nil` if it is no variable's value.
  func variable(holding index: Int) -> (name: String, statement: CodeStatement)? {
    // Behind `=` may stand the marks of a pointer and of a call that is waited for.
    var start = index
    while ["&", "new", "*", "await"].contains(where: { source.at(start - 1, is: $0) }) {
      start -= 1
    }
    while source.at(start - 1, is: "."), source.isName(start - 2) { start -= 2 }
    while ["&", "new", "*", "await"].contains(where: { source.at(start - 1, is: $0) }) {
      start -= 1
    }
    if let cast = source.castStart(start - 1) { start = cast }
    guard source.at(start - 1, is: "=") || source.at(start - 1, is: ":=") else { return nil }
    if let property = source.property(before: start - 1) {
      return (source.text(property), CodeStatement(kind: .unclear, index: property))
    }
    let name = source.typedName(before: start - 1) ?? start - 2
    guard source.isName(name), let all = statements.byName[source.text(name)] else { return nil }
    return all.first { $0.index == name }.map { (source.text(name), $0) }
  }

  /// The words that give a name another value between two others, in whatever way.
  func assignments(to name: String, behind start: Int, before end: Int) -> [Int] {
    (statements.byName[name] ?? []).filter { statement in
      statement.kind != .change && start < statement.index && statement.index < end
        && !source.isDeclaration(statement.index)
    }.map(\.index)
  }

  mutating func expression(at index: Int) -> CodeExpression {
    if let known = values[index] { return known }
    var parser = CodeParser(source, at: index)
    var value = parser.expression()
    work += parser.work
    let isTerminated = source.at(parser.index, is: ";") && !runsOn(value, from: index)
    if source.language == .java || source.language == .csharp, !isTerminated {
      // A member of an initializer looks like an assignment, and isn't one; nor is a line of another language.
      value = CodeExpression(.code, value.range)
      unfinished.insert(index)
    }
    values[index] = value
    return value
  }

  /// Whether code goes on over lines that are no more indented than its first: those are statements of their own.
  private func runsOn(_ value: CodeExpression, from index: Int) -> Bool {
    guard case .code = value.kind else { return false }
    let own = source.indentation(of: index)
    let words = (index + 1)..<max(index + 1, source.index(at: value.range.upperBound))
    return words.contains { word in
      source.tokens[word].isFirstOnLine && source.isName(word)
        && source.indentation(of: word) <= own
    }
  }

  /// The word that starts the statement around one: out of all brackets but those of blocks.
  func statementStart(of index: Int) -> Int {
    var index = min(index, source.count - 1)
    var rounds = 0
    while let bracket = source.bracket(around: index), source.isValueBracket(bracket), rounds < 100
    {
      index = bracket
      rounds += 1
    }
    return index
  }

  /// Whether a function or comprehension inside a statement has a variable of this name around a word.
  func isBound(_ name: String, at use: Int) -> Bool {
    var index = use
    var rounds = 0
    while let bracket = source.bracket(around: index), source.isValueBracket(bracket), rounds < 100
    {
      let end = source.partner(of: bracket) ?? bracket
      var word = bracket + 1
      var isNamed = false
      for _ in 0..<100 where word < end {
        if source.at(word, is: name) { isNamed = true }
        if isNamed, word < index, source.at(word, is: "=>") || source.at(word, is: "->") {
          return true
        }
        if source.at(word, is: "for"), source.at(word + 1, is: name) { return true }
        if let partner = source.partner(of: word), partner > word {
          isNamed =
            isNamed || partner - word < 20 && (word..<partner).contains { source.at($0, is: name) }
          word = partner
        }
        word += 1
      }
      index = bracket
      rounds += 1
    }
    return false
  }

  func line(of index: Int) -> Int { source.line(of: index) }

  enum HeaderKind {
    case function
    case loop
    case condition
    case type
  }

  func headerKind(_ header: Int) -> HeaderKind {
    let index = source.at(header, is: "}") ? header + 1 : header
    switch source.text(index) {
    case "async" where !source.at(index + 1, is: "for") && !source.at(index + 1, is: "with"):
      return .function
    case "for", "foreach", "with", "using", "catch", "except", "while", "async": return .loop
    case "if", "else", "elif", "try", "do", "finally", "switch", "case", "default", "match",
      "synchronized", "lock", "unsafe", "select":
      return .condition
    default:
      let words = (index..<min(source.count, index + 6)).filter {
        source.tokens[$0].line == source.tokens[index].line
      }
      let isType = words.contains { word in
        ["class", "struct", "namespace", "record"].contains { source.at(word, is: $0) }
      }
      return isType ? .type : .function
    }
  }

  /// Whether the header of a function or loop names a variable of its own so.
  func declares(_ name: String, _ header: Int) -> Bool {
    var index = header
    if source.at(header, is: ")"), let open = source.partner(of: header) { index = open }
    let line = source.tokens[header].line
    let end = min(source.count, index + 200)
    while index < end, source.tokens[index].line <= line {
      if source.isName(index), source.at(index, is: name), !source.at(index + 1, is: "(") {
        return true
      }
      index += 1
    }
    return false
  }
}
