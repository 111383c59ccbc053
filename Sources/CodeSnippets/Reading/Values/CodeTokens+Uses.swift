extension CodeTokens {
  /// What the code does with the variable that a word names, or with a part of its value.
  func use(ofName index: Int, _ role: CodeUse.Role, depth: Int = 0) -> CodeUse.Kind {
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
        // A copy shares the objects inside with what is copied.
        if ["copy", "clone", "Clone"].contains(name) {
          return shared(held(byCall: beginning(of: index)), index)
        }
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
    return use(ofValue: beginning(of: index), end, role, depth: depth)
  }

  /// What the code does with the value in a range of words.
  func use(
    ofValue start: Int, _ behind: Int, _ role: CodeUse.Role, depth: Int = 0
  ) -> CodeUse.Kind {
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
      // The copy shares the objects inside with what is copied.
      if isSpread { return shared(held(bySpread: first), first) }
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
        if CodeVerbs.isSending(name) || getsSender(bracket, before: first) { return .sending }
        let start = beginning(of: bracket - 1)
        // What a function of the text does counts, and not what its name says.
        switch effect(of: bracket, on: first, depth: depth) {
        case .changing: return .call
        case .reading: return .reading
        case .giving:
          (first, end) = (start, close + 1)
          continue
        case nil: break
        }
        if isSetter(name, of: first, in: bracket) { return .call }
        // What a list gets is in the list.
        if CodeVerbs.isAdding(name), start == bracket - 3 {
          return role == .part ? .reading : .alias([start])
        }
        let isType = name.first?.isUppercase ?? false
        if isType, at(start - 1, is: "new") || language == .python {
          guard CodeVerbs.isHolder(name) || SDKNames.isType(name) else { return .call }
          return role == .part && language == .python ? held(byCall: start) : .reading
        }
        // What is put into another object stays as it is.
        if CodeVerbs.isMerging(name), first > bracket + 1 || isPart(of: bracket) {
          // The object that it is put into is what is sent, with everything that was in it before.
          return role == .part ? shared(held(byCall: start), first) : .call
        }
        if let kind = written(by: bracket, closing: close) {
          guard case .alias = kind else { return kind }
          (first, end) = copyInside(bracket) ?? (first, end)
          continue
        }
        if name == "dict", language == .python { return shared(held(byCall: start), first) }
        guard CodeVerbs.isCopying(name) else {
          guard CodeVerbs.isHarmless(name, in: language) else { return .call }
          let isOther = CodeVerbs.isChecking(name) && isSent(start, close + 1, depth: depth)
          return isOther ? .call : .reading
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
      if at(bracket, is: "("), let changed = changed(behind: end) { return changed }
      if at(end, is: "."), isName(end + 1) {
        let isRead = CodeVerbs.isReading(text(end + 1), ofMessages: true)
        return isRead ? .reading : .call
      }
    }
    return .reading
  }

  /// What is done with a part of what stands in parentheses: `(message.Data as Dictionary<…>)["a"] = "b"`.
  private func changed(behind close: Int) -> CodeUse.Kind? {
    var end = close
    while end < count, !endsLine(before: end) {
      if at(end, is: "["), let close = partner(of: end) {
        end = close + 1
      } else if at(end, is: "!") {
        end += 1
      } else if at(end, is: "."), isName(end + 1), !at(end + 2, is: "(") {
        end += 2
      } else {
        break
      }
    }
    guard end > close else { return nil }
    return Self.assigning.contains { at(end, is: $0) } ? .unclear : nil
  }

  /// Whether a call gets a function that sends before the value: `executor.submit(messaging.send, message)`.
  private func getsSender(_ bracket: Int, before first: Int) -> Bool {
    (bracket + 1..<max(bracket + 1, first)).contains { word in
      isName(word) && at(word + 1, is: ",") && at(word - 1, is: ".")
        && CodeVerbs.isSending(text(word)) && self.bracket(around: word) == bracket
    }
  }

  /// Whether the value of a call is used.
  private func isPart(of bracket: Int) -> Bool {
    let start = beginning(of: bracket - 1)
    return !tokens[start].isFirstOnLine && ![";", "{", "}"].contains { at(start - 1, is: $0) }
  }

  private static let maximumNesting = 20

  /// Whether what a call gives is sent, so that it is the message: `send(validate(message))`.
  private func isSent(_ start: Int, _ end: Int, depth: Int) -> Bool {
    guard depth < 2 else { return false }
    switch use(ofValue: start, end, .message, depth: depth + 2) {
    case .sending: return true
    case .alias(let names):
      let words = Set(names.map(text))
      return (end..<min(count, end + Self.maximumDistance)).contains { index in
        isName(index) && words.contains(text(index)) && !at(index - 1, is: ".")
          && use(ofName: index, .message, depth: depth + 2) == .sending
      }
    default: return false
    }
  }

  /// So many words behind a value are looked through for a place that sends it.
  private static let maximumDistance = 1000

  /// The bracket of a cast that ends at a word: `<Message>{…}`.
  func castStart(_ end: Int) -> Int? {
    guard language == .node, at(end, is: ">") else { return nil }
    let before = withoutAngles(end)
    guard before >= 0, before < end else { return nil }
    return isName(before) ? nil : before + 1
  }

  /// The call that makes a list of what a function without a name gives, by the word before that value:
  /// `tokens.map(token => ({…}))`, `tokens.Select(t => { return new Message(); }).ToList()`.
  func walk(giving word: Int) -> (first: Int, end: Int)? {
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
}
