extension CodeScope {
  /// Notes where each name is used.
  mutating func indexNames() { statements.indexNames() }

  /// What the code does with a variable behind the statement that gives it its value, as far as its block reaches.
  func uses(
    of name: String, after statement: CodeStatement, _ role: CodeUse.Role
  ) -> [CodeUse] {
    if source.at(statement.index - 1, is: ".") {
      return uses(ofField: name, after: statement.index, role)
    }
    guard let mentions = statements.mentions[name] else { return [] }
    let own = usesOfMember(name, statement, role)
    let known = Dictionary((statements.byName[name] ?? []).map { ($0.index, $0) }) { first, _ in
      first
    }
    let hidden = hidingBlocks(of: known, behind: statement)
    let brace = source.blocks(around: statement.index).first
    let header = scopeHeader(of: statement)
    var uses: [CodeUse] = []
    for index in mentions.drop(while: { $0 <= statement.index }) {
      guard isInside(brace, header, index) else { break }
      guard uses.count < Self.maximumUses else {
        uses.append(CodeUse(kind: .rest, index: index))
        break
      }
      guard !source.isKey(index), !hidden.contains(where: { $0.contains(index) }),
        !source.isParameter(index), !isShadowed(name, index, by: statement, below: header),
        !isBound(name, at: index)
      else { continue }
      let kind: CodeUse.Kind
      if let statement = known[index], statement.kind != .binding || !source.isAddress(index) {
        kind = statement.kind == .change ? .change(statement) : .assignment(statement)
      } else {
        kind = source.use(ofName: index, role)
      }
      uses.append(CodeUse(kind: kind, index: index))
    }
    return own.isEmpty ? uses : (uses + own).sorted { $0.index < $1.index }
  }

  /// What the code does with a member of a class by its owner's name: `this.message`, `self.message`.
  private func usesOfMember(
    _ name: String, _ statement: CodeStatement, _ role: CodeUse.Role
  ) -> [CodeUse] {
    guard isClassAttribute(statement) || !source.isDeclaration(statement.index),
      let places = statements.fields[name]
    else { return [] }
    let own = places.filter { source.at($0 - 2, is: "this") || source.at($0 - 2, is: "self") }
    return own.prefix(Self.maximumUses).map { index in
      CodeUse(kind: source.use(ofName: index, role), index: index)
    }
  }

  /// The line that ends what a statement's variable reaches; of Python that of the function or class, since `with`, `if` and
  /// loops have no variables of their own.
  private func scopeHeader(of statement: CodeStatement) -> Int {
    let headers = statements.headers(of: statementStart(of: statement.index))
    guard source.language == .python else { return headers.first ?? -1 }
    return headers.first { [.function, .type].contains(headerKind($0)) } ?? -1
  }

  /// What the code does with a field of an object: `self.message`.
  private func uses(ofField name: String, after start: Int, _ role: CodeUse.Role) -> [CodeUse] {
    let places = (statements.fields[name] ?? []).filter { index in
      index > start && source.text(index - 2) == source.text(start - 2)
    }
    let rest = places.dropFirst(Self.maximumUses).prefix(1)
    return places.prefix(Self.maximumUses).map { index in
      CodeUse(kind: source.use(ofName: index, role), index: index)
    } + rest.map { CodeUse(kind: .rest, index: $0) }
  }

  /// More places than a program names a variable in.
  static let maximumUses = 1000

  /// Blocks inside in which the name is a variable of their own.
  private func hidingBlocks(
    of statements: [Int: CodeStatement], behind first: CodeStatement
  ) -> [Range<Int>] {
    statements.values.compactMap { statement in
      guard statement.index > first.index, statement.kind != .change,
        source.language != .python, source.isDeclaration(statement.index),
        let brace = source.blocks(around: statement.index).first, brace > first.index,
        let close = source.partner(of: brace)
      else { return nil }
      return statement.index..<close
    }
  }

  private func isInside(_ brace: Int?, _ header: Int, _ index: Int) -> Bool {
    if let brace, let close = source.partner(of: brace), index > close { return false }
    // Only Python says by its indentation where a block ends.
    guard header >= 0, source.language == .python else { return true }
    return statements.headers(of: statementStart(of: index)).contains(header)
  }

  /// Whether a function in the block has a parameter of that name, or a variable, as Python's functions have.
  private func isShadowed(
    _ name: String, _ index: Int, by statement: CodeStatement, below outer: Int
  ) -> Bool {
    for header in statements.headers(of: statementStart(of: index)) {
      if header == outer { return false }
      let isOwn = source.tokens[header].line == source.tokens[statement.index].line
      guard header < index, !isOwn else { continue }
      if names(name, header) { return true }
      guard source.language == .python,
        source.at(header, is: "def") || source.at(header, is: "async")
      else { continue }
      let isLocal = (statements.byName[name] ?? []).contains {
        $0.kind != .change && statements.headers(of: $0.index).contains(header)
      }
      if isLocal { return true }
    }
    return false
  }

  /// Whether the head of a function or loop has a variable of its own with that name.
  private func names(_ name: String, _ header: Int) -> Bool {
    let kind = headerKind(header)
    guard kind == .function || kind == .loop else { return false }
    let line = source.tokens[header].line
    let words = (header..<min(source.count, header + 200)).prefix { source.tokens[$0].line == line }
    return words.contains { word in
      guard source.isName(word), source.at(word, is: name) else { return false }
      if kind == .loop {
        return ["of", "in", ":", ",", ":=", "="].contains { source.at(word + 1, is: $0) }
      }
      if source.at(word + 1, is: "=>") || source.at(word + 1, is: "->") { return true }
      guard let bracket = source.bracket(around: word), source.at(bracket, is: "("),
        let close = source.partner(of: bracket)
      else { return false }
      return ["{", "=>", "->", ":", "(", "*"].contains { source.at(close + 1, is: $0) }
        || source.isName(close + 1) && source.tokens[close + 1].line == source.tokens[close].line
    }
  }

  /// Whether what happens at one word has happened in any case when the code at a later one runs.
  func hasHappened(_ index: Int, at use: Int) -> Bool {
    guard !source.isConditional(index) else { return false }
    if source.language == .python {
      let around = use < source.count ? statements.headers(of: statementStart(of: use)) : []
      return statements.headers(of: index).allSatisfy(around.contains)
    }
    return source.blocks(around: index).allSatisfy { brace in
      brace < use && use < (source.partner(of: brace) ?? 0) && source.blockWord(brace) != "switch"
    }
  }

  /// Whether a change happens whenever the value that its variable got at `start` reaches the code at `use`.
  func isSure(_ index: Int, from start: Int, at use: Int) -> Bool {
    if source.language == .python {
      let outer = statements.headers(of: start)
      let inner = statements.headers(of: index).filter { !outer.contains($0) }
      guard !source.isConditional(index) else { return false }
      if inner.isEmpty { return true }
      return hasHappened(index, at: use)
        && inner.allSatisfy { !source.isConditionWord(source.text($0)) }
    }
    let outer = source.blocks(around: start)
    let inner = source.blocks(around: index).filter { !outer.contains($0) }
    guard !source.isConditional(index) else { return false }
    if inner.isEmpty { return true }
    return hasHappened(index, at: use)
      && inner.allSatisfy { !source.isConditionWord(source.blockWord($0)) }
  }
}
