extension CodeScope {
  /// More assignments to one name than any function has; each is compared with the others.
  private static let maximumCandidates = 50

  /// What encloses a word: a block's brace, or a header of Python.
  private struct Level {
    /// -1 for the file.
    var start: Int
    var kind: HeaderKind
  }

  /// What a name holds at a word; assignments before `floor` count only if none follows it.
  ///
  /// `owner` is the class or other type, by its brace or header, of which the name is a member: `Config.TOPIC`.
  mutating func value(
    of name: String, at use: Int, after floor: Int = 0, in owner: Int? = nil
  ) -> Finding {
    guard let all = statements.byName[name] else { return .unknown }
    var known = all.filter { $0.kind != .change }
    if owner == nil {
      guard !isBound(name, at: use), !source.isLambdaParameter(name, around: use) else {
        return .unknown
      }
      if let binding = source.blockBinding(name, around: use) {
        known = known.filter { $0.index > binding }
      }
      if !known.isEmpty, !statements.wildcards.isEmpty {
        known = (known + statements.wildcards).sorted { $0.index < $1.index }
      }
    }
    guard known.count <= Self.maximumCandidates else {
      return .several(lines: known.prefix(3).map { line(of: $0.index) })
    }
    known = known.filter { isStatement($0) && !holds($0, use) }
    if let owner { return member(name, of: owner, known, at: use, after: floor) }
    known = known.filter { !isHiddenMember($0, at: use) }
    let others = known.filter { $0.kind != .binding && !isSeen($0, name, at: use) }
    known = known.filter { isSeen($0, name, at: use) }
    var isInFunction = true
    for level in levels(around: use) {
      // In the function every assignment counts, outside of it what is in the block itself.
      if level.kind == .type, level.start >= 0 { isInFunction = false }
      let found = known.filter { statement in
        statement.index > level.start
          && (isInFunction ? statement.index < use : block(of: statement.index) == level.start)
      }
      if !found.isEmpty {
        return finding(
          known, found, name, at: use, after: floor, isOuter: !isInFunction, in: level.start)
      }
      guard level.start >= 0 else { break }
      if source.language == .python, level.kind != .condition, declares(name, level.start) {
        return .unknown
      }
      if level.kind == .function { isInFunction = false }
    }
    return others.isEmpty || !known.isEmpty
      ? .unknown : .elsewhere(lines: others.prefix(3).map { line(of: $0.index) })
  }

  /// What a member of a type holds, by its owner's name.
  private mutating func member(
    _ name: String, of owner: Int, _ known: [CodeStatement], at use: Int, after floor: Int
  ) -> Finding {
    let found = known.filter { block(of: $0.index) == owner }
    guard !found.isEmpty else { return .unknown }
    return finding(known, found, name, at: use, after: floor, isOuter: true, in: owner)
  }

  /// What the assignments of one block give, if nothing outside of it may give another value.
  private mutating func finding(
    _ known: [CodeStatement], _ found: [CodeStatement], _ name: String, at use: Int,
    after floor: Int, isOuter: Bool, in block: Int
  ) -> Finding {
    // What runs before the function is called isn't in the text's order.
    let isOuter = isOuter || found.allSatisfy(isMember)
    let others = isOuter ? elsewhere(known, beside: found, name, at: use) : []
    // A member of the object may get another value in any of its methods.
    let isField = isOuter && (block >= 0 || found.allSatisfy(isMember))
    let fields =
      (isField && !isFixed(found) ? ownFields(name) : []) + (isOuter ? statements.blankets : [])
    if !fields.isEmpty || !others.isEmpty && !isAgreed(found + others) {
      let all = Set((found + others).map(\.index) + fields).sorted()
      return .several(lines: all.map { line(of: $0) })
    }
    // A function without a name may run before or after what stands around it.
    let isLate = isOuter && found.contains { $0.index > use }
    if isLate, !isAgreed(found) { return .several(lines: found.map { line(of: $0.index) }) }
    let later = found.filter { $0.index >= floor }
    let isSure =
      isOuter && !isInSameFunction(found[found.count - 1].index, use)
      ? isConstant(found[found.count - 1])
      : !isLate && !isBlanketed && !isSetLater(known, beside: found, name, at: use)
    return agreed(later.isEmpty ? found : later, at: use, isSure)
  }

  /// Whether an assignment makes what no other one can change: a constant of C#.
  private func isFixed(_ found: [CodeStatement]) -> Bool {
    found.count == 1 && source.language == .csharp
      && source.at(found[0].index - 2, is: "const")
  }

  /// The blocks around a word, from the inside out, and the file.
  private func levels(around use: Int) -> [Level] {
    let file = Level(start: -1, kind: .type)
    guard source.language != .python else {
      return statements.headers(of: statementStart(of: use)).map {
        Level(start: $0, kind: headerKind($0))
      } + [file]
    }
    return source.blocks(around: use).map { Level(start: $0, kind: blockKind($0)) } + [file]
  }

  /// The block around a statement; the parentheses of a group of constants are none, and what belongs to a companion of a
  /// class belongs to the class.
  private func block(of statement: Int) -> Int {
    guard source.language != .python else { return statements.headers(of: statement).first ?? -1 }
    var blocks = source.blocks(around: statement)[...]
    if let first = blocks.first, source.isCompanion(first) { blocks = blocks.dropFirst() }
    return blocks.first ?? -1
  }

  /// Whether an assignment makes a member of a class that code reaches only by its owner: `this.title`, `cls.title`.
  private func isHiddenMember(_ statement: CodeStatement, at use: Int) -> Bool {
    switch source.language {
    case .java, .go, .csharp: return false
    case .python:
      guard let header = statements.headers(of: statement.index).first,
        source.at(header, is: "class")
      else { return false }
      let around = statements.headers(of: statementStart(of: use)).first {
        [.function, .type].contains(headerKind($0))
      }
      return around != header
    case .node:
      guard isMember(statement), statement.kind != .binding else { return false }
      return !["const", "let", "var"].contains { source.at(statement.index - 1, is: $0) }
    }
  }

  /// Whether what an assignment gives can be seen at a word: a variable of another block or function can't.
  private func isSeen(_ statement: CodeStatement, _ name: String, at use: Int) -> Bool {
    if source.language == .python {
      guard !statements.globals.contains(name) else { return true }
      let around = statements.headers(of: statementStart(of: use))
      return statements.headers(of: statement.index).allSatisfy { header in
        let isFunction =
          source.at(header, is: "def")
          || source.at(header, is: "async") && source.at(header + 1, is: "def")
        return !isFunction || around.contains(header)
      }
    }
    if let loop = source.loopRange(of: statement.index) { return loop.contains(use) }
    guard source.isDeclaration(statement.index) else { return true }
    let isHoisted =
      source.language == .node
      && source.at(
        (source.declaration(ofFurther: statement.index) ?? statement.index - 1), is: "var")
    let brace = source.blocks(around: statement.index).first { brace in
      !isHoisted || [.function, .type].contains(blockKind(brace))
    }
    guard let brace else { return true }
    if source.isCompanion(brace) { return true }
    return brace < use && use < source.partner(of: brace) ?? 0
  }
}
