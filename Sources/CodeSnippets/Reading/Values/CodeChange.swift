/// What one statement does to a variable: `message.topic = "a"`, `data.put("a", "b")`, `data["a"] = "b"`.
struct CodeChange {
  /// From the variable to what is changed.
  var steps: [CodeStep]
  /// What it becomes; `nil` for a call.
  var value: CodeExpression?
  var range: Range<Int>
  /// Its beginning, for a sentence.
  var excerpt: String
}

extension CodeStatement {
  /// The statement as a change; `nil` if it is something else.
  func read(in source: CodeTokens) -> CodeChange? {
    var parser = CodeParser(source, at: index)
    let target = parser.operand()
    guard case .chain(_, let steps) = target.kind else { return nil }
    var value: CodeExpression?
    if parser.take("=") {
      value = parser.expression()
    } else {
      guard case .call = steps.last?.kind else { return nil }
    }
    return CodeChange(
      steps: steps, value: value, range: target.range, excerpt: source.excerpt(target.range))
  }
}
