extension CodeTokens {
  /// The word that chooses between the value in a range of words and another one: `x ? a : b`, `a || b`,
  /// `a if x else b`, a case of `switch`; `nil` if the value is used in any case.
  func choice(around start: Int, _ behind: Int) -> Int? {
    var (first, end) = (start, behind)
    for _ in 0..<Self.maximumLevels {
      while ["&", "*", "await"].contains(where: { at(first - 1, is: $0) }) { first -= 1 }
      if let cast = castStart(first - 1) { first = cast }
      if let operation = choosing(before: first) ?? choosing(behind: end, from: first) {
        return isOfCondition(operation) ? nil : operation
      }
      guard let bracket = bracket(around: first), let close = partner(of: bracket) else {
        return nil
      }
      if at(bracket, is: "{"), !isValueBracket(bracket) {
        // Kotlin's conditions have values: `val m = if (x) { … } else { … }`.
        guard language == .java, first == bracket + 1, end == close else { return nil }
        return valueCondition(before: bracket)
      }
      let isCall =
        at(bracket, is: "(")
        && (isName(bracket - 1) && !Self.valueWords.contains(text(bracket - 1))
          || at(bracket - 1, is: ")") || at(bracket - 1, is: ">"))
      if isCall || at(bracket, is: "[") && isName(bracket - 1) { return nil }
      (first, end) = (bracket, close + 1)
    }
    return nil
  }

  private static let maximumLevels = 8

  private static let valueWords: Set<String> = [
    "return", "await", "yield", "in", "or", "and", "not", "else",
  ]

  /// The word that a value follows, if it chooses.
  private func choosing(before first: Int) -> Int? {
    let word = first - 1
    if ["?", "??", "||", "&&"].contains(where: { at(word, is: $0) }) { return word }
    if language == .python {
      return ["or", "and", "else"].contains { at(word, is: $0) } ? word : nil
    }
    if at(word, is: "else"), language == .java, valueCondition(before: first) != nil { return word }
    if at(word, is: ")"), language == .java { return valueCondition(before: first) }
    if at(word, is: ":"), at(word - 1, is: "?") || isEndOfChoice(word) { return word }
    if at(word, is: "=>") || at(word, is: "->"), let brace = bracket(around: word),
      at(brace, is: "{")
    {
      return ["switch", "when"].contains { self.word(before: brace, is: $0) } ? word : nil
    }
    return nil
  }

  /// The word that follows a value, if it chooses.
  private func choosing(behind end: Int, from first: Int) -> Int? {
    if language == .python {
      guard at(end, is: "or") || at(end, is: "if"),
        !tokens[end].isFirstOnLine || bracket(around: end) != nil
      else { return nil }
      return end
    }
    if at(end, is: "??") || at(end, is: "||") { return at(first - 1, is: "!") ? nil : end }
    return at(end, is: "?") && at(end + 1, is: ":") ? end : nil
  }

  /// Whether a colon stands between the two values of `x ? a : b`.
  private func isEndOfChoice(_ colon: Int) -> Bool {
    let around = bracket(around: colon)
    var word = colon - 1
    var steps = 0
    while word >= 0, word != around, steps < Self.maximumSteps {
      if let open = partner(of: word), open < word { word = open }
      if at(word, is: "?") { return !at(word + 1, is: ":") && !at(word + 1, is: ".") }
      if [",", ";", "case", "default"].contains(where: { at(word, is: $0) }) { return false }
      word -= 1
      steps += 1
    }
    return false
  }

  private static let maximumSteps = 1000

  /// The `if` or `else` of which a block or value is one of two that a larger expression gets.
  private func valueCondition(before first: Int) -> Int? {
    var word = first - 1
    if let start = attempt(before: first) {
      return ["=", "return", "(", ","].contains { at(start - 1, is: $0) } ? start : nil
    }
    for _ in 0..<Self.maximumLevels {
      if at(word, is: ")"), let open = partner(of: word), at(open - 1, is: "if") {
        word = open - 1
        if ["=", "return", "(", ",", "->"].contains(where: { at(word - 1, is: $0) }) {
          return word
        }
        guard at(word - 1, is: "else") else { return nil }
        word -= 1
      }
      guard at(word, is: "else") else { return nil }
      word -= 1
      // What is chosen otherwise, up to its own `if`.
      var steps = 0
      while word >= 0, steps < Self.maximumSteps {
        if let open = partner(of: word), open < word {
          if at(open - 1, is: "if") { break }
          word = open
        }
        if at(word, is: ";") { return nil }
        word -= 1
        steps += 1
      }
    }
    return nil
  }

  /// The `try` of a block that it, or one of its `catch`, opens.
  private func attempt(before brace: Int) -> Int? {
    var brace = brace
    for _ in 0..<Self.maximumLevels {
      if at(brace - 1, is: "try") { return brace - 1 }
      guard at(brace - 1, is: ")"), let open = partner(of: brace - 1), at(open - 1, is: "catch"),
        at(open - 2, is: "}"), let before = partner(of: open - 2)
      else { return nil }
      brace = before
    }
    return nil
  }

  /// Whether the words before a brace are those of `switch (x)`, `x switch` or `when (x)`.
  private func word(before brace: Int, is word: String) -> Bool {
    if at(brace - 1, is: word) { return true }
    guard at(brace - 1, is: ")"), let open = partner(of: brace - 1) else { return false }
    return at(open - 1, is: word)
  }

  /// Whether an operator is one of a condition, which decides what is done and not what is sent.
  private func isOfCondition(_ operation: Int) -> Bool {
    if language == .python {
      guard bracket(around: operation) == nil else { return false }
      var word = operation
      while word > 0, !tokens[word].isFirstOnLine, operation - word < Self.maximumSteps {
        word -= 1
      }
      return ["if", "elif", "while", "assert"].contains { at(word, is: $0) }
    }
    guard ["||", "&&", "??"].contains(where: { at(operation, is: $0) }) else { return false }
    var around = bracket(around: operation)
    while let bracket = around, at(bracket, is: "(") {
      if ["if", "while"].contains(where: { at(bracket - 1, is: $0) }) { return true }
      around = self.bracket(around: bracket)
    }
    // `if a || b {` of Go.
    return language == .go
  }
}
