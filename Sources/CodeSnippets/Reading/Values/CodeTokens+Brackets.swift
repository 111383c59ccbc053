/// Brackets that are part of a value, and those of types.
extension CodeTokens {
  /// The word before the `<…>` that ends at a word; the word itself if none does.
  func withoutAngles(_ end: Int) -> Int {
    var word = end
    var open = 0
    while word >= 0, end - word < 60 {
      if at(word, is: ">") { open += 1 }
      if at(word, is: "<") { open -= 1 }
      if open == 0 { return word == end ? end : word - 1 }
      word -= 1
    }
    return end
  }

  /// Whether a bracket is part of a value, as those of blocks aren't.
  func isValueBracket(_ bracket: Int) -> Bool {
    guard at(bracket, is: "{"), language != .python else { return true }
    guard bracket > 0 else { return false }
    if at(bracket - 1, is: "{") { return isValueBracket(bracket - 1) }
    if at(bracket - 1, is: ":"), isBehindCase(bracket - 1) { return false }
    let marks = ["=", ":", "(", ",", "[", "return", "&", "const", "let", "var"]
    if marks.contains(where: { at(bracket - 1, is: $0) }) { return true }
    switch language {
    // A literal's brace stands at its type, a block's doesn't.
    case .go: return isName(bracket - 1) && tokens[bracket - 1].end == tokens[bracket].start
    case .csharp where at(bracket - 1, is: "]"):
      // `new[] { message }`, `new Message[] { message }`.
      var name = (partner(of: bracket - 1) ?? 0) - 1
      while isName(name), !at(name, is: "new") || at(name - 1, is: ".") { name -= 1 }
      return at(name, is: "new")
    case .csharp:
      let close = at(bracket - 1, is: ")") ? partner(of: bracket - 1) : bracket
      var name = withoutAngles((close ?? bracket) - 1)
      while isName(name), at(name - 1, is: ".") { name -= 2 }
      return at(name, is: "new") || isName(name) && at(name - 1, is: "new")
    case .java, .node, .python: return false
    }
  }
}
