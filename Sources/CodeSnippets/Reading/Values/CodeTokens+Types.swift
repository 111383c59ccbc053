extension CodeTokens {
  /// The blocks of the types of a name that the file defines: braces, or the headers of Python.
  func types(named name: String, among mentions: [Int]) -> [Int] {
    mentions.compactMap { mention in
      let isDefined = Self.typeWords.contains { at(mention - 1, is: $0) }
      guard isDefined, language != .go else { return nil }
      guard language != .python else { return at(mention - 1, is: "class") ? mention - 1 : nil }
      return (mention..<min(count, mention + Self.maximumTypeHead)).first {
        at($0, is: "{") && isTypeBlock($0)
      }
    }
  }

  /// The types of the SDK by the names that imports of the file give them.
  static func typeNames(in source: CodeTokens) -> [String: String] {
    var names: [String: String] = [:]
    for index in source.tokens.indices {
      switch source.language {
      case .python, .java:
        guard source.at(index, is: "as"), source.isName(index - 1), source.isName(index + 1),
          SDKNames.isType(source.text(index - 1)), source.isImport(index)
        else { continue }
        names[source.text(index + 1)] = source.text(index - 1)
      case .csharp:
        guard source.at(index, is: "using"), source.isName(index + 1), source.at(index + 2, is: "=")
        else { continue }
        var name = index + 3
        while source.isName(name), source.at(name + 1, is: ".") { name += 2 }
        if SDKNames.isType(source.text(name)) { names[source.text(index + 1)] = source.text(name) }
      case .node, .go: break
      }
    }
    return names
  }

  /// Whether a word is in an import of the SDK.
  private func isImport(_ index: Int) -> Bool {
    var word = index
    while word > 0, index - word < Self.maximumTypeHead,
      !tokens[word].isFirstOnLine || bracket(around: word) != nil
    {
      word -= 1
    }
    return (at(word, is: "from") || at(word, is: "import"))
      && (word..<index).contains { at($0, is: "messaging") }
  }

  /// A word as the name of a type; what the file calls otherwise has the SDK's name.
  func typeName(_ index: Int) -> String {
    let name = text(index)
    return typeNames.isEmpty ? name : typeNames[name] ?? name
  }

  /// Whether a brace opens the members that a class of Kotlin shares between its objects.
  func isCompanion(_ brace: Int) -> Bool {
    language == .java
      && (max(0, brace - 4)..<brace).contains {
        at($0, is: "companion") && at($0 + 1, is: "object")
      }
  }

  private static let typeWords = [
    "class", "struct", "record", "enum", "interface", "object", "namespace", "module",
  ]

  private static let maximumTypeHead = 60

  /// Whether a colon ends what a `case` names.
  func isBehindCase(_ colon: Int) -> Bool {
    at(colon - 1, is: "default")
      || (max(0, colon - 12)..<colon).reversed().prefix { tokens[$0].line == tokens[colon].line }
        .contains { at($0, is: "case") && bracket(around: $0) == bracket(around: colon) }
  }

  /// What a variable that the head of a loop makes reaches: the head and what is repeated; `nil` for any other variable.
  func loopRange(of name: Int) -> Range<Int>? {
    guard language != .go else { return goRange(of: name) }
    guard language != .python else { return nil }
    var open = bracket(around: name)
    while let bracket = open, !at(bracket, is: "(") || !isLoop(bracket - 1) {
      guard name - bracket < Self.maximumTypeHead else { return nil }
      open = self.bracket(around: bracket)
    }
    guard let open, let close = partner(of: open),
      language == .java
        || ["const", "let", "var", "await"].contains(where: { at(open + 1, is: $0) })
        || language == .csharp && isName(open + 1)
    else { return nil }
    if at(close + 1, is: "{"), let end = partner(of: close + 1) { return open..<end }
    var parser = CodeParser(self, at: close + 1)
    _ = parser.expression()
    return open..<max(close + 1, parser.index)
  }

  /// The same for Go, whose conditions make variables, too: `if v, ok := m["x"]; ok {`.
  private func goRange(of name: Int) -> Range<Int>? {
    var start = name
    while start > 0, !tokens[start].isFirstOnLine, name - start < Self.maximumTypeHead {
      start -= 1
    }
    if at(start, is: "}") { start += 1 }
    if at(start, is: "else") { start += 1 }
    let line = (name..<min(count, name + Self.maximumTypeHead)).prefix {
      tokens[$0].line == tokens[name].line
    }
    guard ["if", "for", "switch"].contains(where: { at(start, is: $0) }),
      line.contains(where: { at($0, is: ":=") && bracket(around: $0) == bracket(around: name) }),
      let brace = line.first(where: { at($0, is: "{") && !isValueBracket($0) }),
      let end = partner(of: brace)
    else { return nil }
    return start..<end
  }

  private func isLoop(_ word: Int) -> Bool {
    at(word, is: "for") || at(word, is: "foreach")
      || at(word, is: "await") && at(word - 1, is: "for")
  }
}
