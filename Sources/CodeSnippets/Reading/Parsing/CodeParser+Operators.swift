extension CodeParser {
  /// Dictionaries of Python that are put together: `base | {"topic": "a"}`.
  mutating func union() -> CodeExpression {
    let first = index
    let value = sum()
    guard at("|"), !isLineEnd else { return value }
    var members = [CodeMember(value, key: .spread)]
    while !isLineEnd, take("|") { members.append(CodeMember(sum(), key: .spread)) }
    return CodeExpression(.object(CodeObject(members: members)), range(from: first))
  }

  /// Sums and products, from left to right.
  mutating func sum() -> CodeExpression {
    let first = index
    var terms = [CodeExpression.Term(value: product())]
    while !isLineEnd, at("+") || at("-") {
      let isSubtracted = at("-")
      advance()
      terms.append(CodeExpression.Term(isSubtracted: isSubtracted, value: product()))
    }
    return terms.count == 1 ? terms[0].value : CodeExpression(.sum(terms), range(from: first))
  }

  private mutating func product() -> CodeExpression {
    let first = index
    var factors = [operand()]
    while !isLineEnd, at("*") {
      advance()
      factors.append(operand())
    }
    return factors.count == 1 ? factors[0] : CodeExpression(.product(factors), range(from: first))
  }

  /// One value with the sign before it and the steps behind it.
  mutating func operand() -> CodeExpression {
    let first = index
    if at("-") || at("+") {
      let isNegative = at("-")
      advance()
      let value = operand()
      guard case .number(let text) = value.kind else {
        return CodeExpression(.code, range(from: first))
      }
      // No whole number is minus zero, and JavaScript writes none.
      let isZero = text == "0" || language == .node && Double(text) == 0
      let number =
        !isNegative
        ? text : isZero ? "0" : text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text
      return CodeExpression(.number(number), range(from: first))
    }
    // The address of a value, or the value at one: in a message they mean the value.
    if language == .go, at("&") || at("*") {
      advance()
      return steps(from: primary(), first)
    }
    return steps(from: primary(), first)
  }

  /// Members, calls and indices behind a value.
  private mutating func steps(from base: CodeExpression, _ first: Int) -> CodeExpression {
    var steps: [CodeExpression.Step] = []
    while index < source.count {
      if language != .java, language != .csharp, openBrackets == 0,
        source.tokens[index].isFirstOnLine, !at("."), !at("?."), language != .node || isLineEnd
      {
        break
      }
      if language == .python || language == .go, isLineEnd { break }
      guard let step = step() else { break }
      steps.append(step)
    }
    guard !steps.isEmpty else { return base }
    return CodeExpression(.chain(base, steps), range(from: first))
  }

  private mutating func step() -> CodeExpression.Step? {
    let first = index
    if at(".") || at("?.") {
      advance()
      if language == .java, at("<") { skipAngles() }
      guard source.isName(index) else { return nil }
      let name = source.text(index)
      advance()
      return CodeExpression.Step(kind: .member(name), range: range(from: first))
    }
    if at("(") {
      guard let arguments = arguments() else { return nil }
      return CodeExpression.Step(kind: .call(arguments), range: range(from: first))
    }
    if at("["), let close = source.partner(of: index) {
      openBrackets += 1
      advance()
      let key = expression()
      openBrackets -= 1
      guard index == close else {
        index = first
        return nil
      }
      advance()
      return CodeExpression.Step(kind: .index(key), range: range(from: first))
    }
    // Kotlin's last argument may be a block: `.apply { … }`.
    if language == .java, at("{"), source.at(index - 2, is: "."), source.isName(index - 1),
      source.tokens[index].line == source.tokens[index - 1].line,
      let close = source.partner(of: index)
    {
      index = close + 1
      let block = CodeExpression(.code, range(from: first))
      return CodeExpression.Step(kind: .call([CodeMember(block)]), range: block.range)
    }
    // `value!` says that it is there.
    if language == .node || language == .csharp, at("!"), !next(is: "=") {
      advance()
      return index < source.count ? step() : nil
    }
    return nil
  }

  /// What is in the brackets of a call; `nil` if they are never closed.
  mutating func arguments() -> [CodeMember]? {
    var members: [CodeMember] = []
    guard items({ $0.readArgument(into: &members) }) else { return nil }
    return members
  }

  private mutating func readArgument(into members: inout [CodeMember]) {
    let first = index
    if at("*") || at("**") || at("..."), language == .python || language == .node {
      advance()
      members.append(CodeMember(expression(), key: .spread, keyRange: range(from: first)))
      return
    }
    let isNamed =
      source.isName(index)
      && (language == .python && next(is: "=") || language == .csharp && next(is: ":"))
    guard isNamed else {
      members.append(CodeMember(expression()))
      return
    }
    let name = source.text(index)
    advance()
    let keyRange = range(from: first)
    advance()
    members.append(CodeMember(expression(), key: .name(name), keyRange: keyRange))
  }
}
