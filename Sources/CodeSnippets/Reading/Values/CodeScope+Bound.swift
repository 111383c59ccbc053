extension CodeScope {
  /// Whether code is the name of a parameter of a function around a word, or a part of one: `title`, `order.title`.
  func isParameter(_ code: String, at use: Int) -> Bool {
    let name = String(code.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let rest = code.dropFirst(name.count)
    guard !name.isEmpty, rest.allSatisfy({ $0.isLetter || $0.isNumber || "_.()".contains($0) })
    else { return false }
    guard source.language == .python else {
      return source.blockBinding(name, around: use) != nil
        || source.isLambdaParameter(name, around: use)
    }
    return source.isLambdaParameter(name, around: use)
      || statements.headers(of: statementStart(of: use)).contains { header in
        headerKind(header) == .function && declares(name, header)
      }
  }

  /// Whether a function or comprehension inside a statement has a variable of this name around a word.
  func isBound(_ name: String, at use: Int) -> Bool {
    var index = use
    var rounds = 0
    while let bracket = source.bracket(around: index), source.isValueBracket(bracket), rounds < 100
    {
      let end = source.partner(of: bracket) ?? bracket
      var word = bracket + 1
      var isNamed = false
      for _ in 0..<100 where word < end {
        if source.at(word, is: name) { isNamed = true }
        if isNamed, word < index, source.at(word, is: "=>") || source.at(word, is: "->") {
          return true
        }
        if source.at(word, is: "for"), source.isLoopVariable(name, of: word) { return true }
        if let partner = source.partner(of: word), partner > word {
          isNamed =
            isNamed || partner - word < 20 && (word..<partner).contains { source.at($0, is: name) }
          word = partner
        }
        word += 1
      }
      index = bracket
      rounds += 1
    }
    return false
  }
}

extension CodeTokens {
  /// Whether the loop of a comprehension gives a name its values: `for i, (title, body) in rows`.
  fileprivate func isLoopVariable(_ name: String, of loop: Int) -> Bool {
    (loop + 1..<min(count, loop + Self.maximumVariables)).prefix { !at($0, is: "in") }
      .contains { isName($0) && at($0, is: name) && !at($0 - 1, is: ".") }
  }

  /// More words than stand between `for` and `in`.
  private static let maximumVariables = 60
}
