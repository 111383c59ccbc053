internal import PushMessages

extension CodeEvaluator {
  /// A variable's first value with what later statements put into it, up to a word.
  ///
  /// What happens under a condition or in a loop is not put in, and is named.
  mutating func changed(
    _ first: CodeExpression, _ name: String, _ statement: CodeStatement, before end: Int
  ) -> CodeExpression {
    var value = first
    for (change, isSure) in scope.changes(of: name, from: statement.index, to: end) {
      guard let step = change.read(in: source) else { continue }
      guard isSure else {
        note(
          .init(
            severity: .warning,
            sentence: "‘\(step.excerpt)’ depends on a condition: it was left out",
            offset: source.tokens[change.index].start))
        continue
      }
      value = value.applying(step)
    }
    return value
  }
}
