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

  /// Whether what looks like an assignment is one, and no member of an initializer.
  mutating func isStatement(_ statement: CodeStatement) -> Bool {
    guard source.language == .java || source.language == .csharp,
      case .assignment(let index) = statement.kind
    else { return true }
    _ = expression(at: index)
    return !unfinished.contains(index)
  }

  /// What several assignments give, if the last sure one, and those behind it that aren't, give the same.
  mutating func agreed(
    _ all: [CodeStatement], at use: Int, _ isSure: Bool
  ) -> Finding {
    let happened = all.lastIndex { hasHappened($0.index, at: use) }
    let found = all[(happened ?? 0)...]
    // What only a condition gives isn't given in any case.
    let isMember = source.language == .python || isMember(all[0])
    let isSure = isSure && (happened != nil || isMember)
    if found.allSatisfy({ $0.kind == .binding }) {
      return all.count == found.count ? .unknown : .several(lines: all.map { line(of: $0.index) })
    }
    let last = found[found.endIndex - 1]
    guard case .assignment(let index) = last.kind else {
      return .several(lines: found.map { line(of: $0.index) })
    }
    let value = expression(at: index)
    for statement in found.dropLast() {
      // Each of two equal objects is changed by itself.
      guard case .assignment(let other) = statement.kind, expression(at: other).kind == value.kind,
        !value.canChange
      else { return .several(lines: found.map { line(of: $0.index) }) }
    }
    return .value(value, last, isSure: isSure)
  }

  /// Whether a word is in what an assignment gives to its variable.
  mutating func holds(_ statement: CodeStatement, _ use: Int) -> Bool {
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
    let isEnd =
      source.at(parser.index, is: ";")
      || source.endsStatementsByLines && (parser.isAtEnd || parser.isLineEnd || parser.at("}"))
    let isTerminated = isEnd && !runsOn(value, from: index)
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

  func line(of index: Int) -> Int { source.line(of: index) }
}
