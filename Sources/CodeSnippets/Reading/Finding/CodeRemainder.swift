internal import PushMessages

/// Code behind a message that belongs to it and that reading stopped at: what a template, a merge or a slip of the
/// hand left there.
struct CodeRemainder {
  let source: CodeTokens

  /// The word behind a message that ends no value; `nil` if the message is whole.
  func start(behind message: CodeMessage) -> Int? {
    let end = message.end
    guard message.declaration == nil, end < source.count else { return nil }
    if endsValue(end) { return orphan(behind: end) }
    return end
  }

  private func endsValue(_ index: Int) -> Bool {
    let isFirst = source.tokens[index].isFirstOnLine
    switch source.kind(index) {
    case .name: return isFirst || Self.words.contains(source.text(index))
    case .mark:
      if Self.marks.contains(where: { source.at(index, is: $0) }) { return true }
      return isFirst && endsByLines && Self.starts.contains { source.at(index, is: $0) }
    case .number, .text, .code: return isFirst && endsByLines
    case nil: return true
    }
  }

  private var endsByLines: Bool {
    source.language != .csharp && (source.language != .java || source.endsStatementsByLines)
  }

  /// A step behind the semicolon that ends the statement before it: no value has it.
  private func orphan(behind end: Int) -> Int? {
    guard source.language != .python else { return nil }
    return (end..<source.count).prefix(Self.maximumDistance).first { index in
      source.at(index, is: ".") && source.at(index - 1, is: ";") && source.isName(index + 1)
    }
  }

  /// More words than stand between a message and the call that sends it.
  private static let maximumDistance = 2000

  private static let marks = [
    ",", ";", ")", "]", "}", ":", "?", "??", "?:", "||", "&&", "!", "`", "==", "!=", "===",
  ]

  /// Marks that a statement or a page's text begins with.
  private static let starts = [
    "@", "(", "[", "{", "*", "&", "<", ">", "~", "$", "\\", "^", "/",
  ]

  private static let words: Set<String> = [
    "as", "satisfies", "if", "else", "for", "or", "and", "async", "in", "is", "instanceof", "to",
    "with", "when",
  ]
}

extension CodeEvaluator {
  /// Names what stands behind a message and can't be read.
  mutating func noteRemainder(of message: CodeMessage) {
    guard let start = CodeRemainder(source: source).start(behind: message) else { return }
    let last = (start..<source.count).prefix { source.tokens[$0].line == source.tokens[start].line }
      .last
    let end = source.tokens[last ?? start].end
    let code = source.excerpt(source.start(of: start)..<end)
    note(
      "Pushwright can't read ‘\(code)’ behind the message: check the result",
      .init(extent: .doubtful, code: code), at: start)
  }
}
