extension CodeScope {
  /// What the code does with a variable, by its own name and by others that it gives to the value.
  func usesWithAliases(
    of name: String, after statement: CodeStatement, isMessage: Bool
  ) -> [CodeUse] {
    var seen: Set<Int> = [statement.index]
    let own = uses(of: name, after: statement, isMessage ? .message : .part)
    return withAliases(own, isMessage, &seen)
  }

  /// What the code does with a value that no variable holds, and that stands in a range of words.
  func uses(ofValue start: Int, _ end: Int) -> [CodeUse] {
    var seen: Set<Int> = []
    let use = CodeUse(kind: source.use(ofValue: start, end, .message), index: start)
    return withAliases([use], true, &seen)
  }

  private func withAliases(
    _ uses: [CodeUse], _ isMessage: Bool, _ seen: inout Set<Int>
  ) -> [CodeUse] {
    var all: [CodeUse] = []
    for use in uses {
      switch use.kind {
      case .alias(let names):
        all.append(use)
        for index in names where !seen.contains(index) {
          guard seen.count < Self.maximumAliases else {
            all.append(CodeUse(kind: .rest, index: index))
            break
          }
          seen.insert(index)
          let alias = CodeStatement(kind: .unclear, index: index)
          let role = isMessage ? CodeUse.Role.alias : .part
          all += byAlias(self.uses(of: source.text(index), after: alias, role), isMessage, &seen)
        }
      case .held(let names):
        all.append(use)
        for index in names where !seen.contains(index) {
          seen.insert(index)
          all += self.uses(byHolder: index)
        }
      case .returning where isMessage:
        for call in calls(ofFunctionAround: use.index) where !seen.contains(call) {
          guard seen.count < Self.maximumAliases else {
            all.append(CodeUse(kind: .rest, index: call))
            break
          }
          seen.insert(call)
          let close = source.partner(of: call + 1) ?? call
          let start = source.beginning(of: call)
          let isChain = source.at(close + 1, is: ".") && source.isName(close + 2)
          let kind =
            isChain && !CodeVerbs.isReading(source.text(close + 2), ofMessages: true)
            ? .call : source.use(ofValue: start, close + 1, .message)
          all += byAlias([CodeUse(kind: kind, index: call)], isMessage, &seen)
        }
      default: all.append(use)
      }
    }
    return all.sorted { $0.index < $1.index }
  }

  /// Uses of another name, whose changes aren't put into the value.
  private func byAlias(
    _ uses: [CodeUse], _ isMessage: Bool, _ seen: inout Set<Int>
  ) -> [CodeUse] {
    let own = uses.prefix { use in
      guard case .assignment(let statement) = use.kind else { return true }
      return statement.kind == .binding
    }
    return withAliases(Array(own), isMessage, &seen).map { use in
      guard case .change(let statement) = use.kind else { return use }
      let isHarmless = statement.read(in: source).map { change in
        guard case .calling = change.action else { return false }
        return change.steps.contains { step in
          guard case .member(let name) = step.kind else { return false }
          return CodeVerbs.isSending(name) || CodeVerbs.isAdding(name)
        }
      }
      return CodeUse(kind: isHarmless ?? false ? .reading : .unclear, index: use.index)
    }
  }

  private static let maximumAliases = 50

  /// The calls of the function that a word is in.
  private func calls(ofFunctionAround index: Int) -> [Int] {
    guard let name = source.expressionBody(at: index) ?? functionName(around: index) else {
      return []
    }
    let isProperty = !source.at(name + 1, is: "(") && source.at(name + 1, is: "=>")
    let word = source.text(name)
    let all = (statements.mentions[word] ?? []) + (statements.fields[word] ?? [])
    return all.filter { mention in
      mention != name && (isProperty || source.at(mention + 1, is: "("))
        && !["def", "func", "function", "new", "fun"].contains { source.at(mention - 1, is: $0) }
    }.sorted()
  }

  /// The name of the innermost function with a name around a word.
  private func functionName(around index: Int) -> Int? {
    if source.language == .python {
      let header = statements.headers(of: statementStart(of: index)).first {
        source.at($0, is: "def") || source.at($0 + 1, is: "def")
      }
      return header.map { source.at($0, is: "def") ? $0 + 1 : $0 + 2 }
    }
    for brace in source.blocks(around: index) {
      if let name = source.functionName(before: brace) { return name }
    }
    return nil
  }
}

extension CodeTokens {
  /// The name of the function or property whose whole body is the expression around a word: `Message Build() => new …`,
  /// `const build = () => ({…})`, `fun build() = …`.
  func expressionBody(at index: Int) -> Int? {
    var start = beginning(of: index)
    for _ in 0..<4 {
      while ["new", "&", "await"].contains(where: { at(start - 1, is: $0) }) { start -= 1 }
      guard at(start - 1, is: "("), !isName(start - 2) else { break }
      start -= 1
    }
    let sign = start - 1
    if language == .java, at(sign, is: "="), let name = kotlinFunction(before: sign) { return name }
    guard at(sign, is: "=>") || at(sign, is: "->") else { return nil }
    guard at(sign - 1, is: ")"), let open = partner(of: sign - 1) else {
      return language == .csharp && isName(sign - 1) && !tokens[sign - 1].isFirstOnLine
        ? sign - 1 : nil
    }
    if isName(open - 1), !isConditionWord(text(open - 1)), !at(open - 1, is: "async") {
      return open - 1
    }
    var word = open - 1
    while at(word, is: "async") { word -= 1 }
    return (at(word, is: "=") || at(word, is: ":")) && isName(word - 1) ? word - 1 : nil
  }

  /// The name in `fun build(): Message =`.
  private func kotlinFunction(before sign: Int) -> Int? {
    var word = sign - 1
    while word > 0, sign - word < 200, !at(word, is: ";"), !at(word, is: "}"), !at(word, is: "{") {
      if let open = partner(of: word), open < word { word = open }
      if at(word - 1, is: "fun") { return isName(word) ? word : nil }
      word -= 1
    }
    return nil
  }

  /// The name of the function whose block opens at a brace.
  fileprivate func functionName(before brace: Int) -> Int? {
    var close = brace - 1
    if at(close, is: "=>") || at(close, is: "->") { close -= 1 }
    // A type of what it gives may stand before the brace.
    var steps = 0
    while !at(close, is: ")"), close > 0, !tokens[close].isFirstOnLine, steps < 12 {
      close -= 1
      steps += 1
    }
    guard at(close, is: ")"), var open = partner(of: close) else { return nil }
    // Go's functions give several values: `func build() (*messaging.Message, error) {`.
    if at(open - 1, is: ")"), let parameters = partner(of: open - 1) { open = parameters }
    if isName(open - 1), !isConditionWord(text(open - 1)), !at(open - 1, is: "function"),
      !at(open - 1, is: "async")
    {
      return open - 1
    }
    var sign = open - 1
    while at(sign, is: "async") || at(sign, is: "function") { sign -= 1 }
    return at(sign, is: "=") && isName(sign - 1) ? sign - 1 : nil
  }
}
