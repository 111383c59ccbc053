/// A type of Go, as far as it says what the names before the colons of a literal are: fields of a struct, or keys of a
/// map, which are values.
indirect enum GoType: Hashable {
  case map(GoType)
  case list(GoType)
  case other

  /// Passes over a type: `*messaging.Message`, `interface{}`, `map[string]any`, `[]string`.
  static func reading(_ parser: inout CodeParser) -> GoType {
    while parser.take("*") {}
    let isMap = parser.at("map") && parser.next(is: "[")
    if isMap || parser.at("["),
      let close = parser.source.partner(of: parser.index + (isMap ? 1 : 0))
    {
      parser.index = close
      parser.advance()
      let element = reading(&parser)
      return isMap ? .map(element) : .list(element)
    }
    if parser.at("interface") || parser.at("struct"),
      let close = parser.source.partner(of: parser.index + 1)
    {
      parser.index = close
      parser.advance()
      return .other
    }
    return called(parser.typeName(), in: parser.source)
  }

  /// The type of a name: one of the file's own, or a map of a library, `gin.H` or `bson.M`.
  static func called(_ name: String, in source: CodeTokens) -> GoType {
    if let own = source.goTypes[name] { return own }
    return ["H", "M"].contains(name.split(separator: ".").last ?? "") ? .map(.other) : .other
  }

  /// The types of a file that are maps or lists by names of their own: `type Data map[string]string`.
  static func named(in source: CodeTokens) -> [String: GoType] {
    var types: [String: GoType] = [:]
    for index in source.tokens.indices
    where source.at(index, is: "map") || source.at(index, is: "[") {
      let name = source.at(index - 1, is: "=") ? index - 2 : index - 1
      guard source.isName(name), isDeclared(name, in: source) else { continue }
      var parser = CodeParser(source, at: index)
      types[source.text(name)] = reading(&parser)
    }
    return types
  }

  private static func isDeclared(_ name: Int, in source: CodeTokens) -> Bool {
    if source.at(name - 1, is: "type") { return true }
    guard source.tokens[name].isFirstOnLine, let group = source.bracket(around: name) else {
      return false
    }
    return source.at(group, is: "(") && source.at(group - 1, is: "type")
  }
}

extension CodeExpression {
  /// A literal of a type of Go, in which what is written without a type has that of its place.
  func typed(_ type: GoType) -> CodeExpression {
    var result = self
    switch (type, kind) {
    case (.map(let element), .object(var object)) where object.type.isEmpty || object.type == "map":
      object.members = object.members?.map { member in
        var member = member
        if case .name(let name) = member.key {
          member.key = .value(CodeExpression(.name(name), member.keyRange))
        }
        member.value = member.value.untyped ? member.value.typed(element) : member.value
        return member
      }
      result.kind = .object(object)
    case (.list(let element), .list(let elements)):
      result.kind = .list(elements.map { $0.untyped ? $0.typed(element) : $0 })
    default: break
    }
    return result
  }

  /// Whether a literal says no type of its own.
  private var untyped: Bool { object?.type.isEmpty ?? false }
}
