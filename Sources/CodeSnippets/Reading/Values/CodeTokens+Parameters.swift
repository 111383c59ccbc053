extension CodeTokens {
  /// The brace of the innermost block around a word whose head makes a variable of this name: a function's parameter,
  /// a loop's variable, what is caught.
  func blockBinding(_ name: String, around use: Int) -> Int? {
    blocks(around: use).first { head(before: $0, makes: name) }
  }

  /// Whether the head of a block, which ends before its brace, has a variable of this name.
  private func head(before brace: Int, makes name: String) -> Bool {
    let words = headWords(before: brace)
    guard let first = words.last else { return false }
    let word = blockWord(brace)
    let isLoop = ["for", "foreach", "catch", "using", "try"].contains(word)
    let isCondition = !isLoop && (isConditionWord(word) || ["lock", "synchronized"].contains(word))
    return words.contains { index in
      guard isName(index), at(index, is: name), !at(index - 1, is: ".") else { return false }
      if at(index + 1, is: ":=") || at(index + 1, is: "=>") || at(index + 1, is: "->") {
        return true
      }
      // `x instanceof Message t` and `out var t`.
      if isCondition { return language != .go && kind(index - 1) == .name }
      guard isLoop || bracket(around: index).map({ $0 >= first }) ?? (language == .go) else {
        return false
      }
      guard !at(index + 1, is: "("), !words.contains(where: { at($0, is: "new") }) else {
        return false
      }
      return !isGiven(index, in: first)
    }
  }

  /// The words of a head, from the last to the first.
  private func headWords(before brace: Int) -> [Int] {
    var words: [Int] = []
    var index = brace - 1
    var isInside = 0
    while index >= 0, brace - index < Self.maximumHead {
      let partner = partner(of: index)
      if let partner, partner < index { isInside += 1 }
      if let partner, partner > index {
        if isInside == 0 { break }
        isInside -= 1
      }
      let isEnd = [";", "{", "}"].contains { at(index, is: $0) }
      if isInside == 0, isEnd, partner == nil || at(index, is: "{") || language != .go { break }
      words.append(index)
      if isInside == 0, tokens[index].isFirstOnLine, !goesOn(at: index) { break }
      index -= 1
    }
    return words
  }

  private static let maximumHead = 200

  /// Whether a line belongs to the one before it.
  private func goesOn(at index: Int) -> Bool {
    ["throws", "where", ":", "=>", "->", "."].contains { at(index, is: $0) }
  }

  /// Whether a word in a head is behind what gives another one its value: `t` of `for (const x of t)`.
  private func isGiven(_ index: Int, in first: Int) -> Bool {
    var word = index - 1
    while word >= first, index - word < Self.maximumHead {
      if at(word, is: ",") || at(word, is: "(") { return false }
      if ["of", "in", "=", "range"].contains(where: { at(word, is: $0) })
        || at(word, is: ":") && language == .java
      {
        return true
      }
      word -= 1
    }
    return false
  }

  /// Whether a function without a block around a word has a parameter of this name: `t => …`, `lambda t: …`.
  func isLambdaParameter(_ name: String, around use: Int) -> Bool {
    var inner = use
    for _ in 0..<Self.maximumDepth {
      let around = bracket(around: inner)
      var word = inner - 1
      var steps = 0
      while word >= 0, word != around, steps < Self.maximumHead {
        if let open = partner(of: word), open < word { word = open }
        let isArrow = at(word, is: "=>") || at(word, is: "->")
        if isArrow, parameters(before: word).contains(where: { at($0, is: name) }) { return true }
        if language == .python, at(word, is: "lambda"),
          (word..<inner).prefix(while: { !at($0, is: ":") }).contains(where: { at($0, is: name) })
        {
          return true
        }
        if at(word, is: ";") || at(word, is: ",") && language != .python { break }
        if tokens[word].isFirstOnLine, around == nil, !at(word - 1, is: "=>") { break }
        word -= 1
        steps += 1
      }
      guard let around, isValueBracket(around) else { return false }
      inner = around
    }
    return false
  }

  private static let maximumDepth = 100

  private func parameters(before arrow: Int) -> Range<Int> {
    if at(arrow - 1, is: ")"), let open = partner(of: arrow - 1) { return open..<arrow }
    return max(0, arrow - 1)..<arrow
  }
}
