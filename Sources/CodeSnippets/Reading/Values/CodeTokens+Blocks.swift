extension CodeTokens {
  /// The braces of the blocks around a word, from the inside out.
  func blocks(around index: Int) -> [Int] {
    var blocks: [Int] = []
    var bracket = bracket(around: min(index, count - 1))
    for _ in 0..<Self.maximumNesting {
      guard let open = bracket else { break }
      if at(open, is: "{"), language != .python, !isValueBracket(open) { blocks.append(open) }
      bracket = self.bracket(around: open)
    }
    return blocks
  }

  /// Deeper than in any program; a guard against a file that is made of brackets.
  private static let maximumNesting = 200

  /// The word that says what a block is: `if`, `for`, `else`, a function's name.
  func blockWord(_ brace: Int) -> String {
    if at(brace - 1, is: "=>") || at(brace - 1, is: "->") {
      // A branch of `switch` or `when` is no function.
      let outer = bracket(around: brace).map { at($0, is: "{") ? blockWord($0) : "" } ?? ""
      return ["switch", "when"].contains(outer) ? "case" : "=>"
    }
    if at(brace - 1, is: ":") { return "case" }
    if ["else", "do", "try", "finally"].contains(where: { at(brace - 1, is: $0) }) {
      return text(brace - 1)
    }
    if at(brace - 1, is: ")"), let open = partner(of: brace - 1), isName(open - 1),
      language != .go || at(open - 1, is: "func")
    {
      return text(open - 1)
    }
    var index = brace
    while index > 0, !tokens[index].isFirstOnLine, brace - index < Self.maximumHeader,
      !at(index - 1, is: "{"), !at(index - 1, is: "}"), language == .go || !at(index - 1, is: ";")
    {
      index -= 1
    }
    if at(index, is: "}") { index += 1 }
    return index < brace ? text(index) : ""
  }

  private static let maximumHeader = 60

  /// Whether what follows such a word need not happen, or may happen several times.
  func isConditionWord(_ word: String) -> Bool { Self.conditionWords.contains(word) }

  private static let conditionWords: Set<String> = [
    "if", "else", "elif", "for", "foreach", "while", "do", "switch", "when", "case", "default",
    "match",
    "catch", "except", "select", "forEach", "ForEach", "map",
  ]

  /// Whether a word is the parenthesis behind a condition or the head of a loop.
  func endsCondition(_ index: Int) -> Bool {
    guard at(index, is: ")"), language != .python, language != .go, let open = partner(of: index)
    else {
      return false
    }
    return ["if", "for", "foreach", "while"].contains { at(open - 1, is: $0) }
  }

  /// Whether the statement of a word is a condition's without a block: `if (x) message.topic = …`, `x && f()`.
  func isConditional(_ index: Int) -> Bool {
    var word = index
    for _ in 0..<6 {
      if endsCondition(word - 1) || at(word - 1, is: "else") || at(word - 1, is: "do") {
        return true
      }
      if tokens[word].isFirstOnLine { return false }
      if ["&&", "||", "??", "?", "=>", "->"].contains(where: { at(word - 1, is: $0) }) {
        return true
      }
      if language == .python, at(word - 1, is: ":"), bracket(around: word - 1) == nil {
        return isConditionLine(word)
      }
      if [";", "{", "}"].contains(where: { at(word - 1, is: $0) }) { return false }
      word -= 1
    }
    return false
  }

  private func isConditionLine(_ index: Int) -> Bool {
    var word = index
    while word > 0, !tokens[word].isFirstOnLine, index - word < Self.maximumHeader { word -= 1 }
    return isConditionWord(text(word)) || at(word, is: "try")
  }

  /// Whether a name is a key or the name of an argument, and no variable.
  func isKey(_ index: Int) -> Bool {
    let isItem = ["{", ",", "("].contains { at(index - 1, is: $0) }
    guard isItem, let bracket = bracket(around: index) else { return false }
    if at(index + 1, is: ":") { return true }
    guard at(index + 1, is: "=") else { return false }
    return at(bracket, is: "(") ? language == .python : isValueBracket(bracket)
  }

  /// Whether a variable is named to give its address: `&message`, `ref message`.
  func isAddress(_ index: Int) -> Bool {
    ["&", "ref", "out"].contains { at(index - 1, is: $0) }
  }

  /// Whether a name is a parameter of a function that is written there.
  func isParameter(_ index: Int) -> Bool {
    if at(index + 1, is: "=>") || at(index + 1, is: "->") { return true }
    guard let bracket = bracket(around: index), at(bracket, is: "("),
      let close = partner(of: bracket)
    else { return false }
    if at(close + 1, is: "=>") || at(close + 1, is: "->") || at(bracket - 2, is: "def") {
      return true
    }
    return at(close + 1, is: "{") && isName(bracket - 1) && !at(bracket - 1, is: "with")
      && !isConditionWord(text(bracket - 1))
  }

  /// Where the declaration of a further variable starts: `let a = 1, b = 2`, `String a = "x", b = "y"`.
  func declaration(ofFurther name: Int) -> Int? {
    guard at(name - 1, is: ","), at(name + 1, is: "="), isName(name), language != .python,
      language != .go
    else { return nil }
    let around = bracket(around: name)
    var word = name - 1
    while word > 0, name - word < Self.maximumHeader, word - 1 != around,
      !["{", "}", ";"].contains(where: { at(word - 1, is: $0) })
    {
      if let open = partner(of: word), open < word { word = open }
      if tokens[word].isFirstOnLine, !at(word - 1, is: ",") { break }
      word -= 1
    }
    let words = ["let", "const", "var"]
    if language == .node { return words.contains { at(word, is: $0) } ? word : nil }
    return around.map { at($0, is: "{") && !isValueBracket($0) } ?? true && isName(word)
      && (isName(word + 1) || at(word + 1, is: "<")) ? word : nil
  }

  /// Whether the variable that an assignment names is made by it: `const a = …`, `String a = …`, `a := …`.
  func isDeclaration(_ name: Int) -> Bool {
    if at(name + 1, is: ":=") { return true }
    if declaration(ofFurther: name) != nil { return true }
    guard name > 0, !tokens[name].isFirstOnLine else { return false }
    let isType = kind(name - 1) == .name && !["else", "case", "do"].contains(text(name - 1))
    return isType || at(name - 1, is: ">") || at(name - 1, is: "]")
  }

  /// The variable that a statement of another form changes: `Object.assign(message, …)`, `delete message.data.a`,
  /// `del message.data["a"]`, `delete(message.Data, "a")`.
  func changedArgument(of start: Int) -> Int? {
    switch language {
    case .node:
      if at(start, is: "delete"), isName(start + 1) { return start + 1 }
      guard at(start, is: "Object"), at(start + 1, is: "."), at(start + 2, is: "assign"),
        at(start + 3, is: "("), isName(start + 4)
      else { return nil }
      return start + 4
    case .python: return at(start, is: "del") && isName(start + 1) ? start + 1 : nil
    case .go:
      return at(start, is: "delete") && at(start + 1, is: "(") && isName(start + 2)
        ? start + 2 : nil
    case .java, .csharp: return nil
    }
  }
}
