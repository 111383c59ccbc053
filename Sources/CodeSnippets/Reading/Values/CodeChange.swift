/// What one statement does to a variable: `message.topic = "a"`, `data.put("a", "b")`, `del data["a"]`.
struct CodeChange {
  enum Action {
    /// What is reached gets a value.
    case setting(CodeExpression)
    /// The last step is a call.
    case calling
    /// What is reached is taken out.
    case removing
    /// What is reached gets the members of other objects.
    case merging([CodeMember])
  }

  /// From the variable to what is changed.
  var steps: [CodeExpression.Step]
  var action: Action
  /// The whole statement.
  var range: Range<Int>
  /// Its beginning, for a sentence.
  var excerpt: String
}

extension CodeChange {
  /// The calls of a chain that starts with the variable's name; `nil` if there are none.
  init?(callsAt index: Int, in source: CodeTokens) {
    var parser = CodeParser(source, at: index)
    let target = parser.operand()
    guard case .chain(_, let steps) = target.kind, case .call = steps.last?.kind else { return nil }
    self.init(
      steps: steps, action: .calling, range: target.range, excerpt: source.excerpt(target.range))
  }
}

extension CodeStatement {
  /// The statement as a change; `nil` if it is something else.
  func read(in source: CodeTokens) -> CodeChange? {
    var parser = CodeParser(source, at: index)
    let isArgument = source.at(index - 1, is: "(")
    if isArgument { return readArgument(in: source) }
    let target = parser.operand()
    guard case .chain(_, let steps) = target.kind else { return nil }
    let action: CodeChange.Action
    if source.at(index - 1, is: "delete") || source.at(index - 1, is: "del") {
      guard parser.isStatementEnd else { return nil }
      action = .removing
    } else if parser.take("=") {
      action = .setting(parser.expression())
    } else {
      guard case .call = steps.last?.kind else { return nil }
      action = .calling
    }
    return CodeChange(
      steps: steps, action: action, range: parser.range(from: index),
      excerpt: source.excerpt(target.range))
  }

  /// `Object.assign(message.data, {…})` and `delete(message.Data, "a")`.
  private func readArgument(in source: CodeTokens) -> CodeChange? {
    var parser = CodeParser(source, at: index - 1)
    let first = source.beginning(of: index - 2)
    guard let arguments = parser.arguments(), let target = arguments.first?.value,
      parser.isStatementEnd
    else { return nil }
    var steps: [CodeExpression.Step] = []
    switch target.kind {
    case .name: break
    case .chain(_, let known): steps = known
    default: return nil
    }
    let range = parser.range(from: first)
    let excerpt = source.excerpt(range)
    guard source.language == .go else {
      return CodeChange(
        steps: steps, action: .merging(Array(arguments.dropFirst())), range: range, excerpt: excerpt
      )
    }
    guard arguments.count == 2 else { return nil }
    let key = arguments[1].value
    return CodeChange(
      steps: steps + [CodeExpression.Step(kind: .index(key), range: key.range)], action: .removing,
      range: range, excerpt: excerpt)
  }
}

extension CodeParser {
  /// Whether nothing more belongs to the statement.
  fileprivate var isStatementEnd: Bool { isAtEnd || isLineEnd || at(";") || at("}") }
}
