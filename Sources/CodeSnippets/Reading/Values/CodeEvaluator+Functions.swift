internal import PushMessages

extension CodeEvaluator {
  /// Names the decorators of a function of Python that gives the message back: each may make another one of it.
  mutating func noteDecorators(of message: CodeMessage) {
    guard language == .python,
      let function = scope.statements.headers(of: scope.statementStart(of: message.index)).first(
        where: {
          source.at($0, is: "def") || source.at($0 + 1, is: "def")
        })
    else { return }
    guard isGivenBack(message, by: function) else { return }
    for sign in decorators(of: function) {
      let words = (sign + 1..<source.count).prefix { !source.tokens[$0].isFirstOnLine }
      let name = words.filter(source.isName).map(source.text).last ?? ""
      guard !Self.harmlessDecorators.contains(name) else { continue }
      noteDoubt(sign, about: "the message")
    }
  }

  /// Whether a function of Python returns the message, and not only what sending it gives.
  private mutating func isGivenBack(_ message: CodeMessage, by function: Int) -> Bool {
    var names: Set<String> = []
    if let (name, statement) = scope.variable(of: message) {
      scope.indexNames()
      names.insert(name)
      for use in scope.usesWithAliases(of: name, after: statement, isMessage: true) {
        if case .alias(let others) = use.kind { names.formUnion(others.map(source.text)) }
      }
    }
    return (function..<source.count).contains { index in
      guard source.at(index, is: "return") || source.at(index, is: "yield"),
        scope.statements.headers(of: scope.statementStart(of: index)).contains(function)
      else { return false }
      let words = (index + 1..<source.count).prefix { word in
        !source.tokens[word].isFirstOnLine || source.bracket(around: word) != nil
      }
      return words.contains { word in
        if word == message.index {
          return source.use(ofValue: word, message.end, .message) == .returning
        }
        return source.isName(word) && names.contains(source.text(word))
          && !source.at(word - 1, is: ".") && source.use(ofName: word, .message) == .returning
      }
    }
  }

  /// The signs of the lines above a function that begin with one.
  private func decorators(of function: Int) -> [Int] {
    var signs: [Int] = []
    var word = function - 1
    while word >= 0, function - word < Self.maximumDecorators {
      if source.tokens[word].isFirstOnLine, source.bracket(around: word) == nil {
        guard source.at(word, is: "@") else { break }
        signs.append(word)
      }
      word -= 1
    }
    return signs
  }

  private static let maximumDecorators = 200

  private static let harmlessDecorators: Set<String> = [
    "staticmethod", "classmethod", "property", "cached_property", "cache", "lru_cache", "override",
    "abstractmethod",
  ]
}
