internal import PushMessages

/// A variable that a message is made of, with what happens to it behind the statement that gives it its value.
///
/// Every place that names it is either read, or known to change nothing, or named in a warning.
struct CodeVariable {
  var name: String
  var statement: CodeStatement
  /// The word where its value is used.
  var end: Int
  /// Whether it holds the message itself.
  var isMessage = false

  init(_ name: String, _ statement: CodeStatement, end: Int, isMessage: Bool = false) {
    self.name = name
    self.statement = statement
    self.end = end
    self.isMessage = isMessage
  }

  /// The first value with what later statements do to it.
  func changed(_ first: CodeExpression, by evaluator: inout CodeEvaluator) -> CodeExpression {
    guard first.canChange, first.kind != .name("iota") else { return first }
    let uses = evaluator.scope.usesWithAliases(of: name, after: statement, isMessage: isMessage)
    if isMessage { evaluator.limit = Self.limit(of: uses, in: evaluator) }
    var value = first
    for use in uses {
      if reaches(use, evaluator) {
        guard apply(use, to: &value, &evaluator) else { break }
        if isMessage, use.kind == .sending { evaluator.isMessageSent = true }
      } else if isMessage, !isReplaced(by: use, evaluator) {
        noteLate(use, &evaluator)
      } else if !isMessage, evaluator.isCopied, use.index < evaluator.limit {
        noteShared(use, &evaluator)
      } else {
        break
      }
    }
    return value
  }

  /// A change, behind the place where the value is copied, to what the copy shares with it.
  private func noteShared(_ use: CodeUse, _ evaluator: inout CodeEvaluator) {
    guard evaluator.language != .go, evaluator.language != .java,
      evaluator.scope.currentMessage.map(evaluator.source.text) != name,
      case .change(let statement) = use.kind, statement.isDeep(in: evaluator.source)
    else { return }
    evaluator.noteDoubt(use.index, about: "‘\(name)’")
  }

  /// The word that sends the message or builds it.
  private static func limit(of uses: [CodeUse], in evaluator: CodeEvaluator) -> Int {
    let source = evaluator.source
    let first = uses.first { use in
      use.kind == .sending || source.language == .java && source.isBuilt(at: use.index)
    }
    return first?.index ?? source.count
  }

  /// Whether the variable gets another message behind the place where this one is sent.
  private func isReplaced(by use: CodeUse, _ evaluator: CodeEvaluator) -> Bool {
    guard case .assignment = use.kind else { return false }
    let end = evaluator.source.count
    return evaluator.scope.isSure(use.index, from: statement.index, at: end)
  }

  /// Whether what happens there is still a part of the message.
  private func reaches(_ use: CodeUse, _ evaluator: CodeEvaluator) -> Bool {
    if isMessage { return use.index <= evaluator.limit }
    // A builder takes a copy; elsewhere a list or map stays the variable's own.
    let isOwn = evaluator.isCopied || evaluator.language == .java
    return use.index < end || !isOwn && use.index < evaluator.limit
  }

  /// `false` where the variable gets another value, so that the rest isn't this one's.
  private func apply(
    _ use: CodeUse, to value: inout CodeExpression, _ evaluator: inout CodeEvaluator
  ) -> Bool {
    switch use.kind {
    case .sending:
      evaluator.noteChoice(at: use.index)
      evaluator.noteSender(of: use.index)
    case .reading, .returning, .alias, .held: evaluator.noteChoice(at: use.index)
    case .call where evaluator.language == .java && value.isBuilder:
      continueBuilder(at: use.index, &value, &evaluator)
    case .call:
      evaluator.noteDoubt(use.index, about: "‘\(name)’")
    case .unclear: evaluator.noteLeftOut(use.index)
    case .rest: evaluator.noteRest(of: name, from: use.index)
    case .change(let statement):
      guard let change = statement.read(in: evaluator.source) else {
        evaluator.noteLeftOut(use.index)
        return true
      }
      apply(change, at: use.index, to: &value, &evaluator)
    case .assignment(let other): return assign(other, &value, &evaluator)
    }
    return true
  }

  private func apply(
    _ change: CodeChange, at index: Int, to value: inout CodeExpression,
    _ evaluator: inout CodeEvaluator
  ) {
    // What a change itself takes of the variable is what was there before.
    guard isMessage || !change.range.contains(evaluator.source.start(of: end)) else { return }
    let reached = isMessage || index > end ? evaluator.limit : end
    guard evaluator.scope.isSure(index, from: statement.index, at: reached) else {
      return evaluator.note(
        "‘\(change.excerpt)’ depends on a condition: the result doesn't have this change",
        .init(extent: .doubtful, code: change.excerpt), at: index)
    }
    if let changed = value.applying(change, &evaluator) {
      value = changed
    } else if !isGetter(change, of: value, evaluator) {
      evaluator.noteLeftOut(index)
    }
  }

  /// Whether a call only reads: `data.get("a");`.
  private func isGetter(
    _ change: CodeChange, of value: CodeExpression, _ evaluator: CodeEvaluator
  ) -> Bool {
    guard case .calling = change.action else { return false }
    return change.steps.allSatisfy { step in
      guard case .member(let name) = step.kind else { return true }
      return CodeVerbs.isReading(name, ofMessages: isMessage) || CodeVerbs.isSending(name)
    }
  }

  /// Another value; `builder = builder.setTopic("a")` is the same builder with more in it.
  private func assign(
    _ other: CodeStatement, _ value: inout CodeExpression, _ evaluator: inout CodeEvaluator
  ) -> Bool {
    guard case .assignment(let start) = other.kind else {
      // Another variable of that name, in a loop or function.
      let isOwn = other.kind == .binding && evaluator.language != .python
      if !isOwn || !evaluator.source.isDeclaration(other.index) {
        evaluator.noteLeftOut(other.index)
      }
      return true
    }
    let isSure = evaluator.scope.isSure(
      other.index, from: statement.index, at: isMessage ? evaluator.limit : end)
    if value.isBuilder, evaluator.source.at(start, is: name) {
      continueBuilder(at: start, &value, &evaluator)
      return true
    }
    // Another variable of that name, and not this one with another value.
    if evaluator.source.isDeclaration(other.index) { return false }
    guard evaluator.scope.isStatement(other) else { return true }
    guard isMessage else { return !isSure }
    let given = evaluator.scope.expression(at: start)
    let type = given.asObject?.type
    let isOther = type.map { $0.isEmpty || $0.hasSuffix("Message") } ?? (given.kind == .null)
    // Another message is found by itself.
    if isOther || given.isBuilder { return !isSure }
    evaluator.noteLeftOut(other.index)
    return true
  }

  /// Setters in the middle of an expression: `send(builder.setTopic("a").build())`.
  private func continueBuilder(
    at index: Int, _ value: inout CodeExpression, _ evaluator: inout CodeEvaluator
  ) {
    guard let change = CodeChange(callsAt: index, in: evaluator.source) else {
      return evaluator.noteLeftOut(index)
    }
    apply(change, at: index, to: &value, &evaluator)
  }

  /// A change behind the place where the message is sent.
  private func noteLate(_ use: CodeUse, _ evaluator: inout CodeEvaluator) {
    switch use.kind {
    case .change, .unclear:
      let code = evaluator.source.statement(at: use.index)
      evaluator.note(
        "‘\(code)’ comes after the message: it was left out", .init(code: code), at: use.index)
    case .rest: evaluator.noteRest(of: name, from: use.index)
    case .reading, .returning, .sending, .alias, .held, .assignment, .call: break
    }
  }
}

extension CodeEvaluator {
  mutating func note(_ sentence: String, _ loss: DocumentProblem.Loss, at index: Int) {
    note(
      .init(
        severity: .warning, sentence: sentence, offset: source.start(of: index), kind: .loss(loss)))
  }

  /// Names a statement that may change a variable or the message.
  mutating func noteDoubt(_ index: Int, about name: String) {
    let code = source.statement(at: index)
    note(
      "‘\(code)’ may change \(name): check the result", .init(extent: .doubtful, code: code),
      at: index)
  }

  /// Names a choice of which a message is one operand; what is read of it is no choice of its own.
  mutating func noteChoice(at index: Int) {
    guard !source.at(index + 1, is: "."), !source.at(index + 1, is: "?."),
      !source.at(index + 1, is: "["), !source.at(index + 1, is: "(")
    else { return }
    noteChoice(from: source.beginning(of: index), to: index + 1)
  }

  mutating func noteChoice(from first: Int, to end: Int) {
    guard let word = source.choice(around: first, end) else { return }
    let code = source.statement(at: word)
    note(
      "the code chooses between messages in ‘\(code)’: check that this is the one",
      .init(extent: .doubtful, code: code), at: first)
  }

  /// Names a function of the file that sends more than what it gets.
  mutating func noteSender(of index: Int) {
    if scope.isChangedBySender(index) { noteDoubt(index, about: "the message") }
  }

  mutating func noteRest(of name: String, from index: Int) {
    note(
      "‘\(name)’ is used in too many places: Pushwright doesn't read what happens to it from here on",
      .init(extent: .doubtful, code: name), at: index)
  }

  mutating func noteLeftOut(_ index: Int) {
    let code = source.statement(at: index)
    note(
      "Pushwright doesn't follow ‘\(code)’: the result doesn't have this change",
      .init(extent: .doubtful, code: code), at: index)
  }
}

extension CodeTokens {
  /// Where a word starts, or the last one ends.
  func start(of index: Int) -> Int { index < count ? tokens[index].start : tokens.last?.end ?? 0 }

  /// The beginning of the statement that a word is in, up to its line's end.
  func statement(at index: Int) -> String {
    var first = index
    while first > 0, !tokens[first].isFirstOnLine, index - first < 20, !at(first - 1, is: ";"),
      !isBlockBrace(first - 1)
    {
      first -= 1
    }
    var last = first
    while last + 1 < count, tokens[last + 1].line == tokens[first].line, !at(last + 1, is: ";") {
      last += 1
    }
    return excerpt(tokens[first].start..<tokens[last].end)
  }

  private func isBlockBrace(_ word: Int) -> Bool {
    if at(word, is: "{") { return !isValueBracket(word) }
    return at(word, is: "}") && partner(of: word).map { !isValueBracket($0) } ?? true
  }

  /// Whether a builder's message is built in the expression that starts at a word.
  func isBuilt(at index: Int) -> Bool {
    var parser = CodeParser(self, at: index)
    guard case .chain(_, let steps) = parser.operand().kind else { return false }
    return steps.contains { $0.kind == .member("build") }
  }
}

extension CodeEvaluator {
  /// Names what happens to a message that no variable holds: a function that gets it, a list that is gone through.
  mutating func followValue(_ message: CodeMessage) {
    limit = message.end
    for use in scope.uses(ofValue: message.index, message.end) {
      switch use.kind {
      case .call: noteDoubt(use.index, about: "the message")
      case .change, .unclear, .rest: noteLeftOut(use.index)
      case .sending:
        noteSender(of: use.index)
        if use.index != message.index {
          let first = source.beginning(of: use.index)
          noteChoice(from: first, to: source.operandEnd(from: use.index))
        }
      case .reading, .returning, .alias, .held, .assignment: break
      }
    }
  }
}
