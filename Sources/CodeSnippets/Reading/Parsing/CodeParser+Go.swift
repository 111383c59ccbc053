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
    return goBraces(type: type, from: first)
  }

  private func line(of parser: CodeParser) -> Int { source.tokens[parser.index].line }

  /// `map[string]string{…}`.
  mutating func goMap() -> CodeExpression {
    let first = index
    advance()
    guard let close = source.partner(of: index) else { return skipCode(from: first) }
    index = close
    advance()
    skipGoType()
    guard at("{") else {
      // A conversion, or a type alone.
      return skipCode(from: first)
    }
    return goBraces(type: "map", from: first)
  }

  /// `[]string{…}`, `[...]int64{…}`, `[]*messaging.WebpushNotificationAction{…}`.
  mutating func goList() -> CodeExpression {
    let first = index
    guard let close = source.partner(of: index) else { return skipCode(from: first) }
    index = close
    advance()
    skipGoType()
    guard at("{") else { return skipCode(from: first) }
    return list(closingAt: "}").spanning(range(from: first).lowerBound)
  }

  /// An element type: `*messaging.Message`, `interface{}`, `map[string]any`, `[]string`.
  private mutating func skipGoType() {
    while true {
      if at("*") {
        advance()
      } else if at("["), let close = source.partner(of: index) {
        index = close
        advance()
      } else if at("map"), next(is: "["), let close = source.partner(of: index + 1) {
        index = close
        advance()
      } else if at("interface") || at("struct"), let close = source.partner(of: index + 1) {
        index = close
        advance()
        return
      } else {
        _ = typeName()
        return
      }
    }
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
