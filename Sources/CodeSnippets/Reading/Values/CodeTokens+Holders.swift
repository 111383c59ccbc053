extension CodeTokens {
  /// What the code does with a part of a literal: the names that the whole literal gets.
  func held(in literal: Int) -> CodeUse.Kind {
    var bracket = literal
    guard partner(of: literal) != nil else { return .reading }
    while let outer = self.bracket(around: bracket), isValueBracket(outer), !isCall(outer) {
      bracket = outer
    }
    var start = bracket
    if at(bracket, is: "{"), language == .go || language == .csharp {
      while start > 0, bracket - start < Self.maximumTypeLength,
        isName(start - 1)
          || [".", "*", "&", "[", "]", "<", ">"].contains(where: { at(start - 1, is: $0) })
      {
        start -= 1
      }
    }
    // `topics.map(topic => ({ topic, notification }))`.
    let arrow = at(start - 1, is: "(") && !isName(start - 2) ? start - 2 : start - 1
    if let (call, _) = walk(giving: arrow) { start = call }
    guard at(start - 1, is: "=") || at(start - 1, is: ":="),
      case .alias(let names) = alias(start - 1)
    else { return .reading }
    return .held(names)
  }

  /// The names of what the members of a value are put into.
  func held(bySpread first: Int) -> CodeUse.Kind {
    guard let bracket = bracket(around: first) else { return .reading }
    // `Message(**base)`.
    guard language == .python, isCall(bracket), isName(bracket - 1) else {
      return held(in: bracket)
    }
    return held(byCall: beginning(of: bracket - 1))
  }

  /// The names that get what a call makes of a value without copying the objects inside.
  func held(byCall start: Int) -> CodeUse.Kind {
    if at(start - 1, is: "=") || at(start - 1, is: ":="), !isItem(start - 1),
      case .alias(let names) = alias(start - 1)
    {
      return .held(names)
    }
    guard let literal = bracket(around: start), isValueBracket(literal), !isCall(literal) else {
      return .reading
    }
    return held(in: literal)
  }

  /// The same without the variable that is copied: what happens to it is its own.
  func shared(_ kind: CodeUse.Kind, _ first: Int) -> CodeUse.Kind {
    guard case .held(let names) = kind else { return kind }
    let own = text(beginning(of: first))
    let others = names.filter { text(beginning(of: $0)) != own }
    return others.isEmpty ? .reading : .held(others)
  }

  private static let maximumTypeLength = 20

  private func isCall(_ bracket: Int) -> Bool {
    at(bracket, is: "(") && (isName(bracket - 1) || at(bracket - 1, is: ")"))
  }
}

extension CodeScope {
  /// What the code does by a name that holds a part of a message to the part itself.
  func uses(byHolder name: Int) -> [CodeUse] {
    guard name != currentMessage else { return [] }
    let holder = CodeStatement(kind: .unclear, index: name)
    return uses(of: source.text(name), after: holder, .alias).compactMap { use in
      switch use.kind {
      case .change(let statement):
        return statement.isDeep(in: source) ? CodeUse(kind: .call, index: use.index) : nil
      case .unclear, .call: return CodeUse(kind: .call, index: use.index)
      case .reading, .sending, .alias, .held, .returning, .assignment, .rest: return nil
      }
    }
  }
}

extension CodeStatement {
  /// Whether a change reaches through a part of its variable into another object: `holder.part.title = "a"`.
  func isDeep(in source: CodeTokens) -> Bool {
    guard let change = read(in: source) else { return true }
    let steps = change.steps.count { step in
      if case .call = step.kind { false } else { true }
    }
    // What gets the members of another object is reached by all of its steps.
    if case .merging = change.action { return steps > 0 }
    return steps > 1
  }
}
