extension CodeScope {
  /// The assignments to the same variable in other blocks: in a condition beside its declaration, or in another function.
  ///
  /// A block that has a variable of its own with the name doesn't change this one.
  func elsewhere(
    _ known: [CodeStatement], beside found: [CodeStatement], _ name: String, at use: Int
  ) -> [CodeStatement] {
    let indices = Set(found.map(\.index))
    return known.filter { statement in
      guard !indices.contains(statement.index), !source.isDeclaration(statement.index) else {
        return false
      }
      let isOwn = statements.headers(of: statementStart(of: statement.index)).contains { header in
        headerKind(header) == .function && declares(name, header)
      }
      if let brace = source.blockBinding(name, around: statement.index),
        !(brace < use && use < source.partner(of: brace) ?? 0)
      {
        return false
      }
      return !isOwn && !isLocal(statement, name, at: use)
    }
  }

  /// Where a member of that name gets a value, of whichever object: `this.topic = …`, `Sender.topic = …`, `cls.topic = …`,
  /// `new Sender { Topic = … }`.
  func ownFields(_ name: String) -> [Int] {
    let given = (statements.fields[name] ?? []).filter { index in
      ["=", "+=", "??=", "||=", "&&="].contains { source.at(index + 1, is: $0) }
        && !isOfMessage(index)
    }
    guard source.language == .csharp else { return given }
    return given
      + (statements.mentions[name] ?? []).filter { index in
        guard source.at(index + 1, is: "="), let brace = source.bracket(around: index),
          source.at(brace, is: "{"), source.isValueBracket(brace)
        else { return false }
        return isOwnType(before: brace)
      }
  }

  /// Whether a member is one of a variable that holds a message of the SDK.
  private func isOfMessage(_ member: Int) -> Bool {
    let owner = source.text(member - 2)
    return source.isName(member - 2) && !source.at(member - 3, is: ".")
      && messageVariables.contains { source.text($0) == owner }
  }

  /// Whether an initializer's brace makes an object of a class of this file.
  private func isOwnType(before brace: Int) -> Bool {
    var name = brace - 1
    if source.at(name, is: ")"), let open = source.partner(of: name) { name = open - 1 }
    guard source.isName(name) else { return false }
    return (statements.mentions[source.text(name)] ?? []).contains { mention in
      ["class", "record", "struct"].contains { source.at(mention - 1, is: $0) }
    }
  }

  /// Whether a statement declares a member of a class, also where the whole class is one line.
  func isMember(_ statement: CodeStatement) -> Bool {
    guard source.language != .python, let brace = source.blocks(around: statement.index).first
    else { return false }
    return source.isTypeBlock(brace)
  }

  /// Whether a block around an assignment, which isn't around a word, declares a variable of that name.
  private func isLocal(_ statement: CodeStatement, _ name: String, at use: Int) -> Bool {
    guard source.language != .python else { return false }
    let blocks = source.blocks(around: statement.index).filter { brace in
      !(brace < use && use < source.partner(of: brace) ?? 0)
    }
    return (statements.byName[name] ?? []).contains { other in
      source.isDeclaration(other.index)
        && source.blocks(around: other.index).first.map(blocks.contains) == true
    }
  }

  /// Whether all assignments give the same.
  mutating func isAgreed(_ all: [CodeStatement]) -> Bool {
    var kinds: [CodeExpression.Kind] = []
    for statement in all {
      guard case .assignment(let index) = statement.kind else { return false }
      kinds.append(expression(at: index).kind)
    }
    return kinds.allSatisfy { $0 == kinds[0] }
  }
}

extension CodeTokens {
  /// Whether a brace opens what a class or another type has.
  func isTypeBlock(_ brace: Int) -> Bool {
    let words = ["class", "record", "struct", "enum", "interface", "object", "namespace"]
    return (max(0, brace - 20)..<brace).reversed()
      .prefix { !["{", "}", ";"].contains(text($0)) && !at($0, is: "=>") && !at($0, is: "->") }
      .contains { word in
        words.contains { at(word, is: $0) } && !at(word + 1, is: "(") && !at(word - 1, is: ".")
      }
  }
}
