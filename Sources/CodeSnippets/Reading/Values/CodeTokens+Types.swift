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
    guard language != .python, language != .go else { return nil }
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

  private func isLoop(_ word: Int) -> Bool {
    at(word, is: "for") || at(word, is: "foreach")
      || at(word, is: "await") && at(word - 1, is: "for")
  }
}
