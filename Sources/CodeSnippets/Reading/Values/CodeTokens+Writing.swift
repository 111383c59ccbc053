extension CodeTokens {
  /// What the code does with the text that a function makes of a value in its parentheses; `nil` for other functions, and
  /// where the text is only read.
  ///
  /// An alias stands for a value that another function reads from the text: a copy of the first one.
  func written(by bracket: Int, closing close: Int) -> CodeUse.Kind? {
    guard CodeVerbs.isWriting(text(bracket - 1)) else { return nil }
    if at(close + 1, is: "."), CodeVerbs.isReplacing(text(close + 2)) { return .call }
    if copyInside(bracket) != nil { return .alias([]) }
    let start = beginning(of: bracket - 1)
    guard at(start - 1, is: "=") || at(start - 1, is: ":="), !isItem(start - 1),
      case .alias(let names) = alias(start - 1)
    else { return nil }
    let words = Set(names.map(text))
    let isReplaced = (close..<count).contains { index in
      isName(index) && at(index + 1, is: ".") && CodeVerbs.isReplacing(text(index + 2))
        && words.contains(text(index))
    }
    return isReplaced ? .call : nil
  }

  /// The call around another one that reads a value from its text: `JSON.parse(JSON.stringify(message))`.
  func copyInside(_ bracket: Int) -> (first: Int, end: Int)? {
    guard let outer = self.bracket(around: beginning(of: bracket - 1)), at(outer, is: "("),
      isName(outer - 1), ["parse", "loads", "deserialize"].contains(text(outer - 1).lowercased()),
      let end = partner(of: outer)
    else { return nil }
    return (beginning(of: outer - 1), end + 1)
  }
}
