extension CodeScope {
  /// Whether a function of the file that gets a value, and is named as if it sent it, may do something else with it.
  ///
  /// `word` is in the value. A function that the file doesn't define sends what it gets.
  func isChangedBySender(_ word: Int) -> Bool {
    guard let (name, place) = sender(of: word) else { return false }
    let isMethod = source.at(name - 1, is: ".")
    guard !isMethod || source.at(name - 2, is: "this") || source.at(name - 2, is: "self") else {
      return false
    }
    let mentions = (statements.mentions[source.text(name)] ?? []).filter { $0 != name }
    guard let definition = mentions.first(where: { source.parameters(of: $0) != nil }),
      let (parameters, body) = source.parameters(of: definition)
    else { return false }
    guard let parameter = source.parameter(place, in: parameters) else { return true }
    let value = source.text(parameter)
    return body.contains { index in
      guard source.isName(index), source.at(index, is: value), !source.at(index - 1, is: "."),
        !source.isKey(index)
      else { return false }
      if source.at(index - 1, is: "...") || source.at(index - 1, is: "**") { return true }
      switch source.use(ofName: index, .message) {
      case .reading, .sending, .returning: return false
      case .alias, .held, .change, .assignment, .call, .unclear, .rest: return true
      }
    }
  }

  /// The name of the function that sends a value, and the place of the value among its arguments.
  private func sender(of word: Int) -> (name: Int, place: Int)? {
    var index = word
    for _ in 0..<10 {
      guard let bracket = source.bracket(around: index) else { return nil }
      if source.at(bracket, is: "("), source.isName(bracket - 1),
        CodeVerbs.isSending(source.text(bracket - 1))
      {
        let commas = (bracket..<index).count {
          source.at($0, is: ",") && source.bracket(around: $0) == bracket
        }
        return (bracket - 1, commas)
      }
      index = bracket
    }
    return nil
  }
}

extension CodeTokens {
  /// The parentheses and the body of the function that a word names where it is defined; `nil` elsewhere.
  fileprivate func parameters(of name: Int) -> (open: Int, body: Range<Int>)? {
    var open = name + 1
    if at(open, is: "=") {
      open += 1
      while at(open, is: "async") || at(open, is: "function") { open += 1 }
      // `const send = m => …`.
      if isName(open), at(open + 1, is: "=>") { return (open, body(behind: open)) }
    }
    guard at(open, is: "("), let close = partner(of: open) else { return nil }
    let isDefined = ["def", "function", "func", "fun"].contains { at(name - 1, is: $0) }
    let isArrow = at(close + 1, is: "=>")
    let isMethod =
      at(close + 1, is: "{") && !at(name - 1, is: "new") && !isConditionWord(text(name))
      && language != .go && language != .python
    let isTyped =
      (language == .java || language == .csharp) && name > 0
      && (kind(name - 1) == .name || at(name - 1, is: ">"))
      && !["return", "await", "new", "throw"].contains { at(name - 1, is: $0) }
      && (at(close + 1, is: "throws") || at(close + 1, is: "{") || isArrow)
    guard isDefined || isArrow && open > name + 1 || isMethod || isTyped || at(name + 1, is: "=")
    else { return nil }
    return (open, body(behind: close))
  }

  private func body(behind close: Int) -> Range<Int> {
    if language == .python {
      let own = indentation(of: close)
      let end = (close + 1..<count).first { index in
        tokens[index].isFirstOnLine && tokens[index].line > tokens[close].line
          && indentation(of: index) <= own && bracket(around: index) == nil
      }
      return close + 1..<max(close + 1, end ?? count)
    }
    var word = close + 1
    while word < count, word - close < 20, !at(word, is: "{"), !at(word, is: "=>"),
      !at(word, is: "=")
    {
      word += 1
    }
    if at(word, is: "{"), let end = partner(of: word) { return word..<end }
    var parser = CodeParser(self, at: word + 1)
    if at(word + 1, is: "{"), let end = partner(of: word + 1) { return word + 1..<end }
    _ = parser.expression()
    return min(word, count)..<max(min(word, count), parser.index)
  }

  /// The name of the parameter at a place; `nil` if it has none.
  fileprivate func parameter(_ place: Int, in open: Int) -> Int? {
    guard let close = partner(of: open) else { return place == 0 && isName(open) ? open : nil }
    var items: [[Int]] = [[]]
    for index in open + 1..<max(open + 1, close) {
      if at(index, is: ","), bracket(around: index) == open {
        items.append([])
      } else {
        items[items.count - 1].append(index)
      }
    }
    if let first = items.first?.first, at(first, is: "self") || at(first, is: "cls") {
      items.removeFirst()
    }
    guard place < items.count else { return nil }
    let words = items[place].prefix { !at($0, is: "=") }
    guard let first = words.first, let last = words.last else { return nil }
    let isTypeFirst =
      (language == .java || language == .csharp) && !words.contains { at($0, is: ":") }
    let name = isTypeFirst ? last : first
    return isName(name) ? name : nil
  }
}
