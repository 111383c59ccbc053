internal import ByteSearch
internal import PushMessages

/// A payload that stands as a literal in source code, and the variable that gets it.
///
/// The literal is read as data. What the code does to its variable later isn't followed, and each of these places is
/// named.
struct LiteralPayload {
  private let bytes: [UInt8]
  private let start: Int
  private let block: CodeBlock
  private let others: OtherBlocks
  private let language: CodeLanguage

  /// `nil` for a text that is no code, or whose payload is in quotes.
  init?(_ found: FoundPayload, in whole: Excerpt) {
    let blocks = CodeBlock.blocks(of: whole.bytes)
    start = found.root.range.lowerBound
    let start = start
    guard let place = blocks.firstIndex(where: { $0.range.contains(start) }),
      let first = blocks[place].languages.first
    else { return nil }
    block = blocks[place]
    bytes = block.unquoted(whole.bytes)
    language =
      block.languages.count == 1
      ? first : Self.isScript(bytes[block.range]) ? .node : .python
    others = OtherBlocks(blocks.dropFirst(place + 1), language)
  }

  /// Whether code that may be of any language isn't Python.
  private static func isScript(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard HostLanguage(bytes, tag: "") != .python else { return false }
    return ["const ", "let ", "var ", ";\n", "=>", "//"].contains { bytes.offset(of: $0) != nil }
  }

  /// The places that may change the payload before it is sent.
  ///
  /// `isOnly` says that the text has no other message, which its calls could send.
  func doubts(isOnly: Bool, _ work: inout Int) -> [JSONReader.Finding] {
    let source = CodeTokens(bytes, language, in: block.range)
    work += block.range.count + source.work
    var scope = CodeScope(source)
    scope.indexNames()
    defer { work += scope.work }
    var index = source.index(at: start)
    guard source.start(of: index) == start else { return [] }
    while let bracket = source.bracket(around: index), source.isValueBracket(bracket),
      source.at(bracket, is: "{") || source.at(bracket, is: "[")
        || source.at(bracket, is: "(") && !source.isName(bracket - 1)
    {
      index = bracket
    }
    guard let (name, statement) = scope.variable(holding: index) else {
      return (isOnly ? otherSending(besides: index, in: source) : [])
        + givenBack(index, in: scope)
    }
    var evaluator = CodeEvaluator(scope)
    if isJoined(in: source) { evaluator.noteDoubt(index, about: "the message") }
    evaluator.noteChoice(from: index, to: (source.partner(of: index) ?? index) + 1)
    for use in scope.usesWithAliases(of: name, after: statement, isMessage: true) {
      switch use.kind {
      case .reading, .returning, .sending, .alias: evaluator.noteChoice(at: use.index)
      case .held(let names):
        evaluator.noteChoice(at: use.index)
        noteCopies(names, in: scope, &evaluator)
      case .call, .unclear: evaluator.noteDoubt(use.index, about: "‘\(name)’")
      case .rest: evaluator.noteRest(of: name, from: use.index)
      case .change(let change):
        guard !change.isReading(in: source) else { continue }
        evaluator.noteDoubt(use.index, about: "‘\(name)’")
      case .assignment(let other):
        // Another payload of the same name is one of its own.
        if case .assignment(let value) = other.kind, source.at(value, is: "{"),
          !holds(name, from: value, in: source)
        {
          guard scope.isSure(use.index, from: statement.index, at: source.count) else { continue }
          return evaluator.notes
        }
        evaluator.noteDoubt(use.index, about: "‘\(name)’")
      }
    }
    return evaluator.notes + others.doubts(about: name, in: bytes, &work)
  }
}

extension LiteralPayload {
  /// Whether a literal has the variable's own value in it: `message = {**message, "topic": "b"}`.
  private func holds(_ name: String, from bracket: Int, in source: CodeTokens) -> Bool {
    (bracket..<(source.partner(of: bracket) ?? bracket)).contains { word in
      source.at(word, is: name) && source.isName(word) && !source.at(word - 1, is: ".")
    }
  }

  /// Names what changes a copy of the message, which may be what is sent: `copy = {**message}`.
  private func noteCopies(
    _ names: [Int], in scope: CodeScope, _ evaluator: inout CodeEvaluator
  ) {
    for name in names {
      let copy = CodeStatement(kind: .unclear, index: name)
      for use in scope.uses(of: scope.source.text(name), after: copy, .alias) {
        switch use.kind {
        case .change(let change) where change.isReading(in: scope.source): continue
        case .change, .unclear: evaluator.noteDoubt(use.index, about: "the message")
        default: continue
        }
      }
    }
  }

  /// What the callers of the function that gives the literal back do with it.
  private func givenBack(_ index: Int, in scope: CodeScope) -> [JSONReader.Finding] {
    var evaluator = CodeEvaluator(scope)
    if isJoined(in: scope.source) { evaluator.noteDoubt(index, about: "the message") }
    let end = (scope.source.partner(of: index) ?? index) + 1
    evaluator.noteChoice(from: index, to: end)
    for use in scope.uses(ofValue: index, end) {
      switch use.kind {
      case .call, .change, .unclear, .rest: evaluator.noteDoubt(use.index, about: "the message")
      case .reading, .sending, .returning, .alias, .held, .assignment: break
      }
    }
    return evaluator.notes
  }

  /// Whether Python joins the literal with another dictionary: `{"message": …} | extra`.
  private func isJoined(in source: CodeTokens) -> Bool {
    guard language == .python else { return false }
    var first: Int? = source.index(at: start)
    while let bracket = first {
      let end = (source.partner(of: bracket) ?? bracket) + 1
      // A line of YAML that ends with the sign starts a text.
      let isBehind = source.at(bracket - 1, is: "|") && !source.tokens[bracket].isFirstOnLine
      if source.at(end, is: "|") || isBehind { return true }
      guard let outer = source.bracket(around: bracket), source.at(outer, is: "{") else { break }
      first = outer
    }
    return false
  }

  /// The call that sends, where the literal isn't in it and no variable gets it: it may send another message.
  private func otherSending(besides index: Int, in source: CodeTokens) -> [JSONReader.Finding] {
    let calls = source.tokens.indices.filter { word in
      source.at(word + 1, is: "(") && source.isName(word) && CodeVerbs.isSending(source.text(word))
        && !["function", "def", "func", "fun"].contains { source.at(word - 1, is: $0) }
    }
    let isSent = calls.contains { call in
      call < index && index < source.partner(of: call + 1) ?? call
    }
    guard !isSent, let call = calls.first else { return [] }
    let code = source.statement(at: call)
    return [
      JSONReader.Finding(
        severity: .warning,
        sentence: "‘\(code)’ may send another message: check the result",
        offset: source.start(of: call), kind: .loss(.init(extent: .doubtful, code: code)))
    ]
  }
}

extension CodeStatement {
  /// Whether what looks like a change only reads: `payload.get("message")`.
  fileprivate func isReading(in source: CodeTokens) -> Bool {
    guard let change = read(in: source), case .calling = change.action else { return false }
    return change.steps.allSatisfy { step in
      guard case .member(let name) = step.kind else { return true }
      return CodeVerbs.isReading(name, ofMessages: true) || CodeVerbs.isSending(name)
    }
  }
}
