extension CodeScope {
  /// Whether a variable that a function finds outside of itself surely has the value of its declaration when the function
  /// runs: a constant with a plain value.
  mutating func isConstant(_ statement: CodeStatement) -> Bool {
    guard case .assignment(let index) = statement.kind else { return false }
    let value = expression(at: index)
    guard
      !value.canChange || Self.timeTypes.contains(value.firstName)
        || isFrozen(value, behind: statement.index)
    else { return false }
    guard source.language != .python else {
      let name = source.text(statement.index)
      let isInClass = !statements.headers(of: statement.index).isEmpty
      return name == name.uppercased() && !isInClass && statements.blankets.isEmpty
        && !statements.globals.contains(name)
    }
    if source.language == .go, let bracket = source.bracket(around: statement.index),
      source.at(bracket - 1, is: "const")
    {
      return true
    }
    if source.language == .java, let brace = source.blocks(around: statement.index).first,
      (max(0, brace - 12)..<brace).contains(where: { source.at($0, is: "interface") })
    {
      return true
    }
    let first =
      source.declaration(ofFurther: statement.index).flatMap { start in
        (start..<statement.index).first { source.at($0, is: "=") }
      } ?? statement.index
    var word = first - 1
    while word >= 0, first - word < Self.maximumModifiers,
      ![";", "{", "}", ")", ","].contains(where: { source.at(word, is: $0) })
    {
      if Self.constantWords.contains(where: { source.at(word, is: $0) }) { return true }
      if source.tokens[word].isFirstOnLine { break }
      word -= 1
    }
    return false
  }

  /// Whether the variable is a member of a class of Python that is written as a constant, with a plain value.
  mutating func isClassConstant(_ statement: CodeStatement) -> Bool {
    guard source.language == .python, case .assignment(let index) = statement.kind,
      isClassAttribute(statement), statements.blankets.isEmpty
    else { return false }
    let name = source.text(statement.index)
    return name == name.uppercased() && !expression(at: index).canChange
  }

  /// Whether an object or list of JavaScript is one that nothing may change: `{…} as const`, `Object.freeze({…})`.
  private func isFrozen(_ value: CodeExpression, behind name: Int) -> Bool {
    guard source.language == .node else { return false }
    let end = source.index(at: max(0, value.range.upperBound - 1)) + 1
    let isConstant = source.at(end, is: "as") && source.at(end + 1, is: "const")
    var elements: [CodeExpression]
    switch value.kind {
    case .object(let object) where isConstant: elements = (object.members ?? []).map(\.value)
    case .list(let list) where isConstant: elements = list
    case .chain(_, let steps) where value.firstName == "Object":
      guard case .member("freeze")? = steps.first?.kind, steps.count == 2,
        case .call(let arguments) = steps[1].kind, arguments.count == 1,
        let object = arguments[0].value.object
      else { return false }
      elements = (object.members ?? []).map(\.value)
    default: return false
    }
    return elements.allSatisfy { !$0.canChange }
  }

  /// Whether what stands behind a use may have happened before it: in another function, or in the loop around it.
  func isSetLater(
    _ known: [CodeStatement], beside found: [CodeStatement], _ name: String, at use: Int
  ) -> Bool {
    elsewhere(known, beside: found, name, at: use).contains { statement in
      guard statement.index > use else { return true }
      guard source.language != .python else {
        let around = statements.headers(of: statementStart(of: use))
        return statements.headers(of: statement.index).contains { header in
          around.contains(header)
            ? headerKind(header) == .loop : headerKind(header) == .function
        }
      }
      return source.blocks(around: statement.index).contains { brace in
        let word = source.blockWord(brace)
        return brace < use && use < source.partner(of: brace) ?? 0
          ? ["for", "foreach", "while", "do", "forEach"].contains(word)
          : !source.isConditionWord(word) && !["try", "finally", ""].contains(word)
      }
    }
  }

  /// Whether two words are in one function, or outside of all functions and classes.
  func isInSameFunction(_ first: Int, _ second: Int) -> Bool {
    guard source.language != .python else { return false }
    let isFunction = { (brace: Int) in !self.source.isTypeBlock(brace) }
    let around = source.blocks(around: first).filter(isFunction)
    if source.blocks(around: first).isEmpty, source.blocks(around: second).isEmpty { return true }
    return source.blocks(around: second).filter(isFunction).contains(where: around.contains)
  }

  /// Types of times, which nothing changes.
  private static let timeTypes: Set<String> = [
    "TimeSpan", "Duration", "TimeUnit", "Instant", "DateTime", "timedelta", "datetime", "time",
  ]

  private static let constantWords = ["const", "final", "val", "readonly"]

  /// More words than stand before a variable's name.
  private static let maximumModifiers = 20

  /// Whether a statement is a member of a class of Python.
  func isClassAttribute(_ statement: CodeStatement) -> Bool {
    guard source.language == .python else { return isMember(statement) }
    return statements.headers(of: statement.index).first.map { source.at($0, is: "class") } ?? false
  }

  /// Whether the file sets variables whose names it doesn't say: `globals().update(…)`, `exec(…)`.
  var isBlanketed: Bool {
    source.language == .python
      && statements.blankets.contains { index in
        !source.at(index, is: "setattr")
      }
  }

  /// The type that a name is of, by its brace or header: `this` and `self` are of the class around them.
  func type(named owner: String, at use: Int) -> Int? {
    guard !["this", "self", "cls"].contains(owner) else {
      guard source.language == .python else {
        return source.blocks(around: use).first(where: source.isTypeBlock)
      }
      return statements.headers(of: statementStart(of: use)).first { source.at($0, is: "class") }
    }
    guard owner.first?.isUppercase ?? false else { return nil }
    let types = source.types(named: owner, among: statements.mentions[owner] ?? [])
    // Of two types with one name the text doesn't tell which is meant.
    return types.count == 1 ? types[0] : nil
  }

  /// Whether the variable is a member of an enum of TypeScript, which never changes.
  func isEnumerated(_ statement: CodeStatement) -> Bool {
    guard source.language == .node, let brace = source.blocks(around: statement.index).first else {
      return false
    }
    return source.isEnum(brace)
  }

  /// Whether the variable is a member of a class of Python that lists names for values.
  func isOfEnum(_ statement: CodeStatement) -> Bool {
    guard source.language == .python, let header = statements.headers(of: statement.index).first,
      source.at(header, is: "class")
    else { return false }
    let line = source.tokens[header].line
    let words = (header..<source.count).prefix { source.tokens[$0].line == line }.map(source.text)
    return words.contains { $0.hasSuffix("Enum") || $0.hasSuffix("Flag") }
      && !words.contains("str") && !words.contains("StrEnum")
  }
}

extension CodeTokens {
  /// Whether a brace opens the members of an enum of TypeScript.
  func isEnum(_ brace: Int) -> Bool {
    language == .node && at(brace, is: "{") && isName(brace - 1) && at(brace - 2, is: "enum")
  }
}
