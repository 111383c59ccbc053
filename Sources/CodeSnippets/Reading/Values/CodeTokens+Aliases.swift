extension CodeTokens {
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
  func loopVariable(_ word: Int) -> Int? {
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
  func typeStart(of bracket: Int) -> Int {
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
