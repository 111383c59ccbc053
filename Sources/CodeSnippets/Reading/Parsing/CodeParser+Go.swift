extension CodeParser {
  /// `messaging.Notification{…}`; `nil`, having read nothing, if the name isn't a type with braces behind it.
  mutating func goLiteral() -> CodeExpression? {
    let first = index
    var ahead = self
    let type = ahead.typeName()
    // Generics of a type.
    if ahead.at("["), let close = source.partner(of: ahead.index), source.at(close + 1, is: "{") {
      ahead.index = close + 1
    }
    guard ahead.at("{"), ahead.index > 0, source.tokens[ahead.index - 1].line == line(of: ahead)
    else { return nil }
    self = ahead
    switch GoType.called(type, in: source) {
    case .map(let element): return goBraces(type: "map", from: first).typed(.map(element))
    case .list(let element):
      return list(closingAt: "}").spanning(range(from: first).lowerBound).typed(.list(element))
    case .other: return goBraces(type: type, from: first)
    }
  }

  private func line(of parser: CodeParser) -> Int { source.tokens[parser.index].line }

  /// `map[string]string{…}`.
  mutating func goMap() -> CodeExpression {
    let first = index
    let type = GoType.reading(&self)
    guard at("{") else {
      // A conversion, or a type alone.
      return skipCode(from: first)
    }
    return goBraces(type: "map", from: first).typed(type)
  }

  /// `[]string{…}`, `[...]int64{…}`, `[]*messaging.WebpushNotificationAction{…}`.
  mutating func goList() -> CodeExpression {
    let first = index
    let type = GoType.reading(&self)
    guard at("{") else { return skipCode(from: first) }
    return list(closingAt: "}").spanning(range(from: first).lowerBound).typed(type)
  }

  private mutating func goBraces(type: String, from first: Int) -> CodeExpression {
    var members: [CodeMember] = []
    guard items({ $0.readKeyedMember(into: &members) }) else { return skipCode(from: first) }
    return CodeExpression(
      .object(CodeObject(type: type, members: members)), range(from: first))
  }
}

extension CodeExpression {
  fileprivate func spanning(_ lower: Int) -> CodeExpression {
    CodeExpression(kind, lower..<max(lower, range.upperBound))
  }
}
