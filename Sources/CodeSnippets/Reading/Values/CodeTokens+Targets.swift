extension CodeTokens {
  /// Whether a name gets a value by a loop, a pattern, a block or an operator of its own: `for message.topic in …`,
  /// `[message.topic] = …`, `with (message)`, `message with { … }`, `builder::setTopic`.
  func isOtherTarget(_ index: Int, _ end: Int) -> Bool {
    let start = beginning(of: index)
    if language == .csharp, at(end, is: "with") || at(end, is: "?"), at(end + 1, is: "{") {
      return true
    }
    if at(end, is: "::") { return true }
    if language == .python, at(end, is: ":"), end > index + 1, tokens[start].isFirstOnLine {
      return true
    }
    let isPart = end > index + 1
    if isPart, at(start - 1, is: "as") && language == .python || at(start - 1, is: "for") {
      return true
    }
    var around = bracket(around: index)
    for _ in 0..<3 {
      guard let bracket = around, let close = partner(of: bracket) else { return false }
      let isBlock = language == .node || language == .java && at(close + 1, is: "{")
      if isBlock, at(bracket - 1, is: "with") { return true }
      if isPart, at(bracket, is: "("), at(bracket - 1, is: "for"),
        ["of", "in"].contains(where: { at(end, is: $0) })
      {
        return true
      }
      if isPart, at(close + 1, is: "="), bracket == 0 || !isName(bracket - 1) { return true }
      around = self.bracket(around: bracket)
    }
    return false
  }

  /// The name of a property of C# that gets its value behind its accessors: `Message Base { get; } = …`.
  func property(before sign: Int) -> Int? {
    guard language == .csharp, at(sign, is: "="), at(sign - 1, is: "}"),
      let open = partner(of: sign - 1),
      (open..<sign).contains(where: { at($0, is: "get") }), isName(open - 1)
    else { return nil }
    return open - 1
  }

  /// Whether a function sets something in its first argument, or may through another view of it.
  func isSetter(_ name: String, of first: Int, in bracket: Int) -> Bool {
    guard first == bracket + 1 || at(bracket + 1, is: "&") else { return false }
    switch name {
    case "set": return language == .node
    case "copy", "Copy": return language == .go
    case "vars":
      return language == .python && partner(of: bracket).map { at($0 + 1, is: "[") } ?? false
    default: return false
    }
  }

  /// Whether a word chooses one of two values.
  func isOperator(_ index: Int) -> Bool {
    ["or", "and", "if", "else", "??", "||", "&&", "?"].contains { at(index, is: $0) }
      && (language == .python || kind(index) == .mark) && !tokens[index].isFirstOnLine
      || at(index, is: ":") && hasChoice(before: index)
  }

  private func hasChoice(before index: Int) -> Bool {
    guard language != .python, language != .go else { return false }
    return (max(0, index - 20)..<index).reversed().prefix { tokens[$0].line == tokens[index].line }
      .contains { at($0, is: "?") && bracket(around: $0) == bracket(around: index) }
  }

  /// What is done with a value that may be the one which an expression gives: `x = a or b`, `x, y = a, b`.
  func choice(before left: Int) -> CodeUse.Kind {
    let around = bracket(around: left)
    var word = left
    while word >= 0, left - word < Self.maximumChoice, word != around {
      if at(word, is: "=") || at(word, is: ":=") {
        return isItem(word) ? .reading : alias(word)
      }
      if at(word, is: "return") { return .returning }
      if at(word, is: ";") { break }
      if let open = partner(of: word), open < word { word = open }
      if tokens[word].isFirstOnLine, around == nil { break }
      word -= 1
    }
    guard let around, at(around, is: "("), isName(around - 1),
      CodeVerbs.isSending(text(around - 1))
    else { return .reading }
    return .sending
  }

  private static let maximumChoice = 40

  /// The word behind a name and what is read of it: `messages.dev`, `messages[kind]`.
  func operandEnd(from name: Int) -> Int {
    var end = name + 1
    while end < count {
      if at(end, is: ".") || at(end, is: "?."), isName(end + 1) {
        end += 2
      } else if at(end, is: "["), let close = partner(of: end) {
        end = close + 1
      } else {
        break
      }
    }
    return end
  }

  /// Whether a name is one of several that one statement sets: `message.Topic, err = …`.
  func isTarget(_ index: Int, _ end: Int) -> Bool {
    guard at(end, is: ",") || at(index - 1, is: ","), end < count else { return false }
    let around = bracket(around: index)
    if let around, at(around, is: "(") || isValueBracket(around) { return false }
    return (end..<min(count, end + 40)).prefix { tokens[$0].line == tokens[end].line }.contains {
      bracket(around: $0) == around && (at($0, is: "=") || at($0, is: ":="))
    }
  }
}
