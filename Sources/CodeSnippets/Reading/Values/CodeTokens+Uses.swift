extension CodeTokens {
  /// What the code does with the variable that a word names, or with a part of its value.
  func use(ofName index: Int, _ role: CodeUse.Role) -> CodeUse.Kind {
    var end = index + 1
    var method: String?
    while end < count, !endsLine(before: end) {
      if at(end, is: ".") || at(end, is: "?."), isName(end + 1) {
        method = text(end + 1)
        end += 2
      } else if at(end, is: "!"), at(end + 1, is: ".") {
        end += 1
      } else if at(end, is: "["), let close = partner(of: end) {
        method = nil
        end = close + 1
      } else if at(end, is: "("), let close = partner(of: end) {
        guard let name = method else { return .reading }
        if role == .alias, CodeVerbs.isAdding(name) { return .reading }
        guard CodeVerbs.isReading(name, ofMessages: role == .alias) else { return .call }
        // What a builder builds is the message, what another method gives isn't.
        if name != "build" { return .reading }
        method = nil
        end = close + 1
      } else if language == .java, at(end, is: "{"), let name = method {
        // Kotlin's `builder.apply { … }`.
        return CodeVerbs.isReading(name, ofMessages: role == .alias) ? .reading : .call
      } else {
        break
      }
    }
    let isRemoved = ["delete", "del", "++", "--"].contains { at(index - 1, is: $0) }
    if isRemoved || Self.assigning.contains(where: { at(end, is: $0) }) { return .unclear }
    if isTarget(index, end) || isOtherTarget(index, end) { return .unclear }
    return use(ofValue: beginning(of: index), end, role)
  }

  /// What the code does with the value in a range of words.
  func use(ofValue start: Int, _ behind: Int, _ role: CodeUse.Role) -> CodeUse.Kind {
    var (first, end) = (start, behind)
    for _ in 0..<Self.maximumNesting {
      var left = first - 1
      var isSpread = false
      while true {
        if ["await", "&", "*", "...", "**"].contains(where: { at(left, is: $0) }) {
          isSpread = isSpread || at(left, is: "...") || at(left, is: "**")
          left -= 1
        } else if let cast = castStart(left) {
          left = cast - 1
        } else {
          break
        }
      }
      if isSpread { return .reading }
      if isOperand(end) || isOperator(left) || at(left, is: ",") && !isItem(left) {
        guard isOperator(end) || isOperator(left) || at(left, is: ",") else { return .reading }
        return choice(before: left)
      }
      if language == .java, at(left, is: "="), expressionBody(at: first) != nil {
        return .returning
      }
      if at(left, is: "=") || at(left, is: ":="), !isItem(left) { return alias(left) }
      if let name = loopVariable(left) { return .alias([name]) }
      if let (start, behind) = walk(giving: left) {
        (first, end) = (start, behind)
        continue
      }
      if ["return", "=>", "->", "yield"].contains(where: { at(left, is: $0) }) {
        return .returning
      }
      guard let bracket = bracket(around: first), let close = partner(of: bracket) else {
        return .reading
      }
      if at(bracket, is: "("), isName(bracket - 1), !Self.words.contains(text(bracket - 1)) {
        let name = text(bracket - 1)
        if CodeVerbs.isSending(name) { return .sending }
        let start = beginning(of: bracket - 1)
        if isSetter(name, of: first, in: bracket) { return .call }
        // What a list gets is in the list.
        if CodeVerbs.isAdding(name), start == bracket - 3 {
          return role == .part ? .reading : .alias([start])
        }
        let isType = name.first?.isUppercase ?? false
        if isType, at(start - 1, is: "new") || language == .python {
          return CodeVerbs.isHolder(name) || SDKNames.isType(name) ? .reading : .call
        }
        // What is put into another object stays as it is.
        if CodeVerbs.isMerging(name), first > bracket + 1 { return .reading }
        if let kind = written(by: bracket, closing: close) {
          guard case .alias = kind else { return kind }
          (first, end) = copyInside(bracket) ?? (first, end)
          continue
        }
        guard CodeVerbs.isCopying(name) else {
          return CodeVerbs.isHarmless(name, in: language) ? .reading : .call
        }
        first = start
      } else if at(bracket, is: "("), at(bracket - 1, is: ")") || at(bracket - 1, is: "]") {
        return .call
      } else if at(bracket, is: "{"), !isValueBracket(bracket) {
        return .reading
      } else {
        let isCondition = at(bracket, is: "(") && isName(bracket - 1)
        if isCondition, !at(bracket - 1, is: "return") { return .reading }
        // What holds a part of the message may be a way to change the part.
        if role == .part, !at(bracket, is: "(") { return held(in: bracket) }
        first = typeStart(of: bracket)
      }
      end = close + 1
      if at(end, is: "."), isName(end + 1) {
        let isRead = CodeVerbs.isReading(text(end + 1), ofMessages: true)
        return isRead ? .reading : .call
      }
    }
    return .reading
  }

  private static let maximumNesting = 20

  /// The bracket of a cast that ends at a word: `<Message>{…}`.
  func castStart(_ end: Int) -> Int? {
    guard language == .node, at(end, is: ">") else { return nil }
    let before = withoutAngles(end)
    guard before >= 0, before < end else { return nil }
    return isName(before) ? nil : before + 1
  }

  /// The call that makes a list of what a function without a name gives, by the word before that value:
  /// `tokens.map(token => ({…}))`, `tokens.Select(t => { return new Message(); }).ToList()`.
  private func walk(giving word: Int) -> (first: Int, end: Int)? {
    var arrow = word
    if at(word, is: "return") {
      guard let brace = blocks(around: word).first(where: { isFunction($0 - 1) }) else {
        return nil
      }
      arrow = brace - 1
    }
    guard at(arrow, is: "=>") || at(arrow, is: "->"), let bracket = bracket(around: arrow),
      at(bracket, is: "("), isName(bracket - 1), CodeVerbs.isMapping(text(bracket - 1)),
      let close = partner(of: bracket)
    else { return nil }
    var end = close + 1
    while at(end, is: "."), isName(end + 1), at(end + 2, is: "("),
      CodeVerbs.isCollecting(text(end + 1)), let next = partner(of: end + 2)
    {
      end = next + 1
    }
    return (beginning(of: bracket - 1), end)
  }

  private func isFunction(_ word: Int) -> Bool {
    at(word, is: "=>") || at(word, is: "->") || at(word, is: ")") && !isConditionEnd(word)
  }

  private func isConditionEnd(_ close: Int) -> Bool {
    guard let open = partner(of: close) else { return true }
    return isName(open - 1) && isConditionWord(text(open - 1))
  }

  private static let assigning = [
    "=", ":=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "**=", "??=", "||=", "&&=", "++", "--",
  ]

  /// Words before parentheses that call nothing.
  private static let words: Set<String> = [
    "if", "while", "for", "foreach", "switch", "return", "in", "and", "or", "not", "await", "catch",
    "elif", "yield", "of", "is", "typeof", "case", "when", "lock", "using", "with", "func",
    "function", "var", "const",
  ]

  /// Whether a word is in an argument or a member of a value, as the sign of `data=data` is.
  func isItem(_ index: Int) -> Bool {
    guard let bracket = bracket(around: index) else { return false }
    if at(bracket, is: "(") { return !Self.words.contains(text(bracket - 1)) }
    return at(bracket, is: "[") || isValueBracket(bracket)
  }

  /// Whether a statement ends before a word, as its line is new.
  private func endsLine(before index: Int) -> Bool {
    tokens[index].isFirstOnLine && language != .java && language != .csharp
      && !at(index, is: ".") && !at(index, is: "?.")
  }

  /// Whether a value goes on at a word as a part of a larger expression.
  private func isOperand(_ end: Int) -> Bool {
    guard end < count, !endsLine(before: end) else { return false }
    // `range messages {`.
    if language == .go, at(end, is: "{"), !isValueBracket(end) { return false }
    if at(end, is: "as") || at(end, is: "satisfies") { return false }
    if kind(end) == .name { return !tokens[end].isFirstOnLine }
    return ![")", "]", "}", ",", ";", ":", "."].contains { at(end, is: $0) }
  }

  /// The names that an assignment gives to what is behind its sign.
  func alias(_ sign: Int) -> CodeUse.Kind {
    let name = sign - 1
    if at(name, is: "}") || at(name, is: "]"), let open = partner(of: name) {
      return .alias((open + 1..<name).filter { isName($0) && !at($0 + 1, is: ":") })
    }
    if at(name, is: ")"), let open = partner(of: name), !isName(open - 1) || at(open - 1, is: "var")
    {
      return .alias((open + 1..<name).filter(isName))
    }
    if let typed = typedName(before: sign) { return .alias([typed]) }
    guard isName(name) else { return .reading }
    // Of several names each may be the one that gets it: `copy, other = message, 1`.
    var names = [name]
    while at((names.last ?? 0) - 1, is: ","), isName((names.last ?? 0) - 2) {
      names.append((names.last ?? 0) - 2)
    }
    return .alias(names)
  }

  /// The name that has its type behind it: `copy: Message = message`.
  func typedName(before sign: Int) -> Int? {
    guard language == .python || language == .node || language == .java else { return nil }
    var start = sign - 1
    while start > 0, !tokens[start].isFirstOnLine, sign - start < Self.maximumType,
      ![";", "{", "}"].contains(where: { at(start - 1, is: $0) })
    {
      start -= 1
    }
    while Self.modifiers.contains(where: { at(start, is: $0) }), start < sign { start += 1 }
    guard isName(start), start + 2 < sign else { return nil }
    let colon = at(start + 1, is: "!") || at(start + 1, is: "?") ? start + 2 : start + 1
    return at(colon, is: ":") ? start : nil
  }

  /// More words than a type has.
  private static let maximumType = 100

  private static let modifiers = [
    "export", "const", "let", "var", "val", "private", "public", "protected", "readonly", "static",
    "declare", "this", "self", ".",
  ]

  /// The variable of a loop over a list: `for (const m of messages)`, `for _, m := range messages`.
  private func loopVariable(_ word: Int) -> Int? {
    if at(word, is: "of") || at(word, is: "in"), isName(word - 1) { return word - 1 }
    if at(word, is: ":"), language == .java, isName(word - 1),
      let bracket = bracket(around: word), at(bracket - 1, is: "for")
    {
      return word - 1
    }
    if at(word, is: "range"), at(word - 1, is: ":="), isName(word - 2) { return word - 2 }
    return nil
  }

  /// The first word of a dotted name.
  func beginning(of index: Int) -> Int {
    var start = index
    while at(start - 1, is: ".") || at(start - 1, is: "?.") {
      if isName(start - 2) {
        start -= 2
      } else if at(start - 2, is: ")"), let open = partner(of: start - 2), isName(open - 1) {
        start = open - 1
      } else {
        break
      }
    }
    return start
  }

  /// The first word of the type that a literal's bracket belongs to, or the bracket.
  private func typeStart(of bracket: Int) -> Int {
    guard at(bracket, is: "{"), language == .go || language == .csharp else { return bracket }
    var start = at(bracket - 1, is: ")") ? partner(of: bracket - 1) ?? bracket : bracket
    for _ in 0..<16 where !at(start, is: "new") {
      let isOfType =
        isName(start - 1) && !at(start - 1, is: "return")
        || [".", "<", ">", "[", "]", "*", "&"].contains { at(start - 1, is: $0) }
      guard isOfType else { break }
      start -= 1
    }
    return start
  }
}
