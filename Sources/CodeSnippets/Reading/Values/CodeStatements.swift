/// The statements of a file that give variables their values, and the lines that hold them.
struct CodeStatements {
  let source: CodeTokens
  private(set) var byName: [String: [CodeStatement]] = [:]
  /// The names that a function of Python sets for the whole file.
  private(set) var globals: Set<String> = []
  /// Imports of whatever a module has.
  private(set) var wildcards: [CodeStatement] = []
  /// What may give any member or variable of the file a value.
  private(set) var blankets: [Int] = []
  /// The places of each name; empty before ``indexNames()``.
  private(set) var mentions: [String: [Int]] = [:]
  /// The places of each name behind a dot.
  private(set) var fields: [String: [Int]] = [:]
  /// For each line the nearest one above it that is indented less; -1 if there is none.
  private let parents: [Int]
  /// The first word of each line; -1 for a line without words.
  private let firstWords: [Int]

  init(_ source: CodeTokens) {
    self.source = source
    var firstWords = Array(repeating: -1, count: source.indentations.count)
    for (index, token) in source.tokens.enumerated() where firstWords[token.line] < 0 {
      firstWords[token.line] = index
    }
    var parents = Array(repeating: -1, count: source.indentations.count)
    var indentations = source.indentations
    var open: [Int] = []
    for line in firstWords.indices where firstWords[line] >= 0 {
      // The lines of a value belong to its statement, however they are indented.
      if let bracket = source.valueBracket(around: firstWords[line]) {
        let own = indentations[source.tokens[bracket].line]
        let isEnd = source.partner(of: bracket) == firstWords[line]
        indentations[line] = isEnd ? own : max(own + 1, indentations[line])
      }
      while let last = open.last, indentations[last] >= indentations[line] { open.removeLast() }
      parents[line] = open.last ?? -1
      open.append(line)
    }
    self.firstWords = firstWords
    self.parents = parents
    for index in source.tokens.indices where isStatementStart(index) {
      guard let (name, statement) = statement(at: index) else { continue }
      byName[name, default: []].append(statement)
    }
    addBindings()
  }

  /// Adds what gives names their values in other ways than by a statement that is followed.
  private mutating func addBindings() {
    let bindings = CodeBindings(source)
    globals = bindings.globals
    blankets = bindings.blankets
    wildcards = bindings.wildcards.map { CodeStatement(kind: .binding, index: $0) }
    let known = Set(byName.values.joined().filter { $0.kind != .change }.map(\.index))
    // A name that nothing else gives a value is none of the file's own.
    var changed: Set<String> = []
    for index in bindings.names where !known.contains(index) {
      let name = source.text(index)
      guard byName[name] != nil else { continue }
      byName[name]?.append(CodeStatement(kind: .binding, index: index))
      changed.insert(name)
    }
    for name in changed { byName[name]?.sort { $0.index < $1.index } }
  }

  /// Notes where each name is used, which only a file with a message needs.
  mutating func indexNames() {
    guard mentions.isEmpty else { return }
    for index in source.tokens.indices where source.isName(index) {
      if source.at(index - 1, is: ".") {
        fields[source.text(index), default: []].append(index)
      } else {
        mentions[source.text(index), default: []].append(index)
      }
    }
  }

  /// The lines around a word, from the inside out, each by its first word.
  func headers(of index: Int) -> [Int] {
    var headers: [Int] = []
    var line = parents[source.tokens[index].line]
    while line >= 0, headers.count < Self.maximumHeaders {
      headers.append(firstWords[line])
      line = parents[line]
    }
    return headers
  }

  private static let maximumHeaders = 100

  /// Whether a statement can start at a word: not inside of parentheses, and behind what ends another one.
  private func isStatementStart(_ index: Int) -> Bool {
    guard source.kind(index) == .name || source.at(index, is: "*") else { return false }
    if let bracket = source.bracket(around: index) {
      let isBlock =
        source.at(bracket, is: "{") && source.language != .python
        || source.language == .go
          && (source.at(bracket - 1, is: "var") || source.at(bracket - 1, is: "const"))
      guard isBlock, !source.isScriptPattern(bracket) else { return false }
    }
    if source.tokens[index].isFirstOnLine { return true }
    if source.at(index - 1, is: ","), let brace = source.bracket(around: index),
      source.isEnum(brace)
    {
      return true
    }
    return [";", "{", "}", "else"].contains { source.at(index - 1, is: $0) }
      || source.declaration(ofFurther: index) != nil
      || source.language == .python && source.at(index - 1, is: ":")
      || source.endsCondition(index - 1)
  }

  private func statement(at start: Int) -> (name: String, CodeStatement)? {
    if let changed = source.changedArgument(of: start) {
      return (source.text(changed), CodeStatement(kind: .change, index: changed))
    }
    guard let end = targetEnd(from: start) else { return nil }
    if source.at(end, is: "("), source.isName(start), end > start + 1 {
      return (source.text(start), CodeStatement(kind: .change, index: start))
    }
    guard source.at(end, is: "=") || source.at(end, is: ":=") else {
      // `title += "!"` is seen here, `message.topic += "!"` where its variable is followed.
      guard Self.updating.contains(where: { source.at(end, is: $0) }), end == start + 1 else {
        return nil
      }
      return (source.text(start), CodeStatement(kind: .unclear, index: start))
    }
    // `topic: str = …` has its type behind the name, `String topic = …` before it.
    let colon = (start..<end).first { source.at($0, is: ":") }
    let last = (colon ?? end) - 1
    if last > start, source.at(last, is: "]") || source.at(last - 1, is: "."),
      colon == nil || source.language == .python
    {
      return (source.text(start), CodeStatement(kind: .change, index: start))
    }
    // What a pointer points at gets another value, not the pointer.
    if source.at(start, is: "*"), source.isName(start + 1) {
      return (source.text(start + 1), CodeStatement(kind: .change, index: start + 1))
    }
    guard source.isName(last) || isGoVariable(start, end) else { return nil }
    let name = isGoVariable(start, end) ? start + 1 : last
    let isPair =
      (start..<end).contains {
        source.at($0, is: ",") && source.bracket(around: $0) == source.bracket(around: start)
      } && !(start..<end).contains { source.at($0, is: "<") }
    let kind: CodeStatement.Kind = isPair ? .unclear : .assignment(value: end + 1)
    return (source.text(name), CodeStatement(kind: kind, index: name))
  }

  /// `var ttl time.Duration = …` has the type behind the name.
  private func isGoVariable(_ start: Int, _ end: Int) -> Bool {
    source.language == .go && (source.at(start, is: "var") || source.at(start, is: "const"))
      && source.isName(start + 1)
  }

  /// Where the target of an assignment ends, or the name of what is called.
  private func targetEnd(from start: Int) -> Int? {
    var index = start
    while index < source.count, index - start < Self.maximumTargetLength {
      if index > start, source.tokens[index].isFirstOnLine, !source.at(index, is: ".") {
        return nil
      }
      if ["=", ":=", "("].contains(where: { source.at(index, is: $0) }) { return index }
      if Self.updating.contains(where: { source.at(index, is: $0) }) { return index }
      if source.at(index, is: "["), let close = source.partner(of: index) {
        index = close + 1
        continue
      }
      let isOfTarget =
        source.isName(index)
        || [".", "<", ">", ",", "*", "?", ":", "]", "!"].contains { source.at(index, is: $0) }
      guard isOfTarget else { return nil }
      index += 1
    }
    return nil
  }

  private static let maximumTargetLength = 40

  private static let updating = ["+=", "-=", "*=", "|=", "??=", "||=", "&&="]
}

extension CodeTokens {
  /// Whether names in a brace have their values from what is taken apart: `const { topic = "a", to: { title = "b" } } = options`.
  fileprivate func isScriptPattern(_ brace: Int) -> Bool {
    guard language == .node else { return false }
    if at(brace - 1, is: ":") { return !isBehindCase(brace - 1) }
    return ["const", "let", "var", "(", ",", "["].contains { at(brace - 1, is: $0) }
  }

  /// The bracket of a value that a line's first word is in or closes, if it opens on a line before.
  fileprivate func valueBracket(around word: Int) -> Int? {
    let close = partner(of: word).flatMap { $0 < word ? $0 : nil }
    guard let bracket = close ?? bracket(around: word),
      language == .python || !at(bracket, is: "{") || isValueBracket(bracket),
      tokens[bracket].line < tokens[word].line
    else { return nil }
    return bracket
  }
}
