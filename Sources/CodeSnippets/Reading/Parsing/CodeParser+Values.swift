extension CodeParser {
  /// A value without steps behind it.
  mutating func primary() -> CodeExpression {
    let first = index
    switch source.kind(index) {
    case .text: return text()
    case .number:
      advance()
      let number = NumberLiteral.reading(source.text(first), language)
      return CodeExpression(number.map { .number($0) } ?? .code, range(from: first))
    case .name: return named()
    case .mark: return bracketed()
    case .code:
      if language == .python { return text() }
      advance()
      return CodeExpression(filled(first), range(from: first))
    case nil: return CodeExpression(.code, range(from: first))
    }
  }

  /// A text; in Python all that stand side by side are one.
  private mutating func text() -> CodeExpression {
    let first = index
    var parts: [CodeExpression.Kind] = []
    repeat {
      if source.kind(index) == .text {
        let part = TextLiteral.reading(source.bytes[source.tokens[index].range], language)?.text
        parts.append(part.map { .text($0) } ?? .code)
      } else {
        parts.append(filled(index))
      }
      advance()
    } while language == .python && !isLineEnd
      && (source.kind(index) == .text || source.kind(index) == .code)
    return CodeExpression(Self.joined(parts, range(from: first)), range(from: first))
  }

  private static func joined(
    _ parts: [CodeExpression.Kind], _ range: Range<Int>
  ) -> CodeExpression.Kind {
    if parts.count == 1 { return parts[0] }
    var text = ""
    for part in parts {
      guard case .text(let letters) = part else {
        return parts.contains(.code)
          ? .code : .filled(parts.map { CodeExpression($0, range) })
      }
      text += letters
    }
    return .text(text)
  }

  private func filled(_ index: Int) -> CodeExpression.Kind {
    FilledTextParts.reading(source.tokens[index].range, of: source.bytes, language)
      .map { .filled($0) } ?? .code
  }

  private mutating func named() -> CodeExpression {
    let first = index
    switch source.text(index) {
    case "true", "True": return word(.boolean(true))
    case "false", "False": return word(.boolean(false))
    case "null", "None", "nil": return word(.null)
    case "undefined" where language == .node: return word(.undefined)
    case "new" where language != .go && language != .python: return made()
    case "lambda", "function", "func", "async", "def", "switch", "typeof", "not", "yield", "class":
      return skipCode(from: first)
    case "await", "ref", "out", "in":
      advance()
      return CodeExpression(.code, range(from: first))
    case "map" where language == .go && next(is: "["): return goMap()
    case "struct" where language == .go, "interface" where language == .go:
      return skipCode(from: first)
    default: break
    }
    if language == .go, let literal = goLiteral() { return literal }
    let name = source.typeName(first)
    advance()
    // `x => …` and `x -> …` are functions.
    if at("=>") || at("->") { return skipCode(from: first) }
    return CodeExpression(.name(name), range(from: first))
  }

  private mutating func word(_ kind: CodeExpression.Kind) -> CodeExpression {
    advance()
    return CodeExpression(kind, range(from: index - 1))
  }

  private mutating func bracketed() -> CodeExpression {
    let first = index
    if at("(") { return parenthesized() }
    if at("[") { return language == .go ? goList() : list(closingAt: "]") }
    if at("{") { return braces() }
    if at("<"), language == .node {
      // `<Message>{…}` says a type.
      skipAngles()
      if index > first { return operand() }
    }
    return skipCode(from: first)
  }

  /// A value in parentheses, a cast, a tuple, or the beginning of a function.
  private mutating func parenthesized() -> CodeExpression {
    let first = index
    guard let close = source.partner(of: first), close > first else { return skipCode(from: first) }
    if source.at(close + 1, is: "=>") || source.at(close + 1, is: "->") {
      return skipCode(from: first)
    }
    if isCast(from: first, to: close) {
      let type = close == first + 2 ? source.text(first + 1) : ""
      index = close
      advance()
      return cast(operand(), to: type, from: first)
    }
    let elements = list(closingAt: ")")
    guard case .list(let values) = elements.kind else { return elements }
    let hasComma = (first..<close).contains {
      source.at($0, is: ",") && source.bracket(around: $0) == first
    }
    // JavaScript gives the last of several values.
    if hasComma, language == .node { return CodeExpression(.code, elements.range) }
    return values.count == 1 && !hasComma ? values[0] : elements
  }

  /// A value as another type: a number that the type can't hold, or that is a letter or a fraction there, is another one.
  private func cast(
    _ value: CodeExpression, to type: String, from first: Int
  ) -> CodeExpression {
    guard let range = Self.numberTypes[type] else { return value }
    if case .number(let text) = value.kind {
      if let number = Int(text), range.contains(number) { return value }
    } else if range.contains(Int(Int32.max)) {
      return value
    }
    return CodeExpression(.code, self.range(from: first))
  }

  /// What each type of Java and C# for numbers holds as it is.
  private static let numberTypes: [String: ClosedRange<Int>] = {
    // Every number is written in another way there.
    let letters = Int.min...Int.min
    let small: [String: ClosedRange<Int>] = [
      "byte": 0...127, "Byte": 0...127, "sbyte": -128...127, "short": -32_768...32_767,
      "ushort": 0...65_535,
    ]
    let large: [String: ClosedRange<Int>] = [
      "int": Int(Int32.min)...Int(Int32.max), "uint": 0...Int(UInt32.max),
      "long": Int.min...Int.max,
      "ulong": 0...Int.max, "Int32": Int(Int32.min)...Int(Int32.max), "Int64": Int.min...Int.max,
    ]
    return small.merging(large) { $1 }
      .merging(["char": letters, "float": letters, "double": letters, "decimal": letters]) { $1 }
  }()

  /// `(long) 3600`: only words of a type in the parentheses, and a value right behind them.
  private func isCast(from first: Int, to close: Int) -> Bool {
    guard language == .java || language == .csharp, close > first + 1, close - first < 20 else {
      return false
    }
    let isType = (first + 1..<close).allSatisfy { index in
      source.isName(index)
        || [".", "<", ">", "?", "[", "]", ","].contains { source.at(index, is: $0) }
    }
    guard isType, let kind = source.kind(close + 1) else { return false }
    return kind != .mark || source.at(close + 1, is: "(") || source.at(close + 1, is: "-")
  }

  /// Values between brackets, of which one that is a comprehension makes all of them code.
  mutating func list(closingAt bracket: String) -> CodeExpression {
    let first = index
    var elements: [CodeExpression] = []
    let isClosed = items { parser in
      let start = parser.index
      let isSpread = ["...", "..", "*"].contains { parser.at($0) }
      if isSpread { parser.advance() }
      let value = parser.expression()
      elements.append(isSpread ? CodeExpression(.code, parser.range(from: start)) : value)
    }
    guard isClosed else { return skipCode(from: first) }
    if language == .node, hasGap(from: first) { return CodeExpression(.code, range(from: first)) }
    return CodeExpression(.list(elements), range(from: first))
  }

  /// Whether a list of JavaScript leaves an element out: `[1,,2]`.
  private func hasGap(from first: Int) -> Bool {
    (first + 1..<max(first + 1, index)).contains { word in
      source.at(word, is: ",") && (source.at(word - 1, is: ",") || word == first + 1)
    }
  }

  /// An object of JavaScript, a dictionary of Python, or an unnamed value of Go, Java and C#.
  private mutating func braces() -> CodeExpression {
    let first = index
    var members: [CodeMember] = []
    let isClosed = items { parser in
      switch parser.language {
      case .node: parser.readScriptMember(into: &members)
      case .python, .go: parser.readKeyedMember(into: &members)
      case .java, .csharp: parser.readInitializer(into: &members)
      }
    }
    guard isClosed else { return skipCode(from: first) }
    return CodeExpression(.object(CodeObject(members: members)), range(from: first))
  }
}
