extension CodeParser {
  /// `title: 'a'`, `'mutable-content': 1`, `[key]: 1`, `topic`, `...common`, or a method.
  mutating func readScriptMember(into members: inout [CodeMember]) {
    let first = index
    if take("...") {
      members.append(CodeMember(expression(), key: .spread, keyRange: range(from: first)))
      return
    }
    let key: CodeMember.Key
    if at("[") {
      let keys = list(closingAt: "]")
      guard case .list(let values) = keys.kind, values.count == 1 else {
        members.append(CodeMember(skipCode(from: first)))
        return
      }
      key = .value(values[0])
    } else if source.isName(index) {
      key = .name(source.text(index))
      advance()
    } else if source.kind(index) == .number {
      let name = NumberLiteral.reading(source.text(index), language)
        .flatMap(NumberLiteral.scriptText)
      advance()
      key = name.map { .name($0) } ?? .value(CodeExpression(.code, range(from: first)))
    } else {
      // What is no member keeps its place, so that it is never missing without a word.
      guard source.kind(index) == .text || source.kind(index) == .code else {
        members.append(CodeMember(skipCode(from: first)))
        return
      }
      key = .value(primary())
    }
    let keyRange = range(from: first)
    if take(":") {
      members.append(CodeMember(expression(), key: key, keyRange: keyRange))
    } else if case .name(let name) = key, at(",") || at("}") {
      members.append(
        CodeMember(CodeExpression(.name(name), keyRange), key: key, keyRange: keyRange))
    } else {
      members.append(CodeMember(skipCode(from: first), key: key, keyRange: keyRange))
    }
  }

  /// `'score': '850'` in Python, `Title: "a"` or `"score": "850"` in Go, or a value alone.
  mutating func readKeyedMember(into members: inout [CodeMember]) {
    let first = index
    if language == .python, take("**") {
      members.append(CodeMember(expression(), key: .spread, keyRange: range(from: first)))
      return
    }
    if language == .go, source.isName(index), next(is: ":") {
      let name = source.text(index)
      advance()
      let keyRange = range(from: first)
      advance()
      members.append(CodeMember(expression(), key: .name(name), keyRange: keyRange))
      return
    }
    let value = expression()
    guard take(":") else {
      members.append(CodeMember(value))
      return
    }
    members.append(CodeMember(expression(), key: .value(value), keyRange: value.range))
  }

  /// `Title = "a"`, `["score"] = "850"`, `{ "score", "850" }`, or a value alone.
  mutating func readInitializer(into members: inout [CodeMember]) {
    let first = index
    if source.isName(index), next(is: "=") {
      let name = source.text(index)
      advance()
      let keyRange = range(from: first)
      advance()
      members.append(CodeMember(expression(), key: .name(name), keyRange: keyRange))
    } else if at("["), let close = source.partner(of: index), source.at(close + 1, is: "=") {
      let keys = list(closingAt: "]")
      advance()
      guard case .list(let values) = keys.kind, values.count == 1 else {
        members.append(CodeMember(expression()))
        return
      }
      members.append(CodeMember(expression(), key: .value(values[0]), keyRange: keys.range))
    } else if at("{") {
      let pair = list(closingAt: "}")
      guard case .list(let values) = pair.kind, values.count == 2 else {
        members.append(CodeMember(CodeExpression(.code, pair.range)))
        return
      }
      members.append(CodeMember(values[1], key: .value(values[0]), keyRange: values[0].range))
    } else {
      members.append(CodeMember(expression()))
    }
  }

  /// `new Notification { … }`, `new()`, `new HashMap<>() {{ put("a", "b"); }}`, `new String[] {"a"}`.
  mutating func made() -> CodeExpression {
    let first = index
    advance()
    var object = CodeObject(type: typeName(), isNew: true)
    if at("<") { skipAngles() }
    if at("[") {
      guard let close = source.partner(of: index) else { return skipCode(from: first) }
      index = close
      advance()
      return at("{") ? list(closingAt: "}") : CodeExpression(.code, range(from: first))
    }
    if at("(") {
      guard let arguments = arguments() else { return skipCode(from: first) }
      object.arguments = arguments
    }
    if at("{"), language == .csharp {
      var members: [CodeMember] = []
      guard items({ $0.readInitializer(into: &members) }) else { return skipCode(from: first) }
      object.members = members
    } else if at("{"), language == .java, next(is: "{") {
      object.members = doubleBraces()
    } else if at("{"), language == .java {
      // A class of its own.
      skipBrackets()
      return CodeExpression(.code, range(from: first))
    }
    return CodeExpression(.object(object), range(from: first))
  }

  /// A dotted name, as far as it goes.
  mutating func typeName() -> String {
    var name = ""
    while source.isName(index) {
      name += source.typeName(index)
      advance()
      guard at("."), source.isName(index + 1) else { break }
      name += "."
      advance()
    }
    return name
  }

  private mutating func skipBrackets() {
    if let close = source.partner(of: index), close > index { index = close }
    advance()
  }

  /// The calls of `put` in an anonymous map.
  private mutating func doubleBraces() -> [CodeMember]? {
    guard let close = source.partner(of: index) else { return nil }
    var members: [CodeMember] = []
    advance()
    _ = items { parser in
      let first = parser.index
      guard parser.take("put"), let arguments = parser.arguments(), arguments.count == 2 else {
        members.append(CodeMember(parser.skipCode(from: first)))
        return
      }
      let key = arguments[0].value
      members.append(CodeMember(arguments[1].value, key: .value(key), keyRange: key.range))
    }
    index = close
    advance()
    return members
  }
}
