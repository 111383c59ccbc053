internal import PushMessages

/// Words of choices: priorities, visibilities and directions.
extension SDKMessage {
  /// A word of a choice: a text, or a constant of the SDK named after it.
  mutating func choice(
    _ expression: CodeExpression, _ words: [String], _ field: Field, _ written: String
  ) -> JSONNode? {
    let name: String
    switch expression.kind {
    case .text(let text): name = text
    case .name(let constant):
      guard isImported(constant) else {
        leaveOut(written, expression.range, missing(expression))
        return nil
      }
      name = constant
    case .chain(_, let steps):
      guard case .member(let constant)? = steps.last?.kind, isConstant(expression) else {
        leaveOut(written, expression.range, missing(expression))
        return nil
      }
      name = constant
    default: return json(expression, written)
    }
    let letters = SDKNames.letters(name)
    let word = words.first { word in
      let plain = SDKNames.letters(word)
      let short = plain.hasPrefix("priority") ? String(plain.dropFirst(8)) : plain
      let known = [plain, short] + ["priority", "visibility", "proxy"].map { $0 + short }
      return known.contains(letters)
    }
    if let word = word ?? Self.directions[letters], words.contains(word) {
      if expression.text != word {
        note(.repair, "\(written): now \(JSONText.quoted(word))", expression.range.lowerBound)
      }
      return JSONNode(kind: .string(word), range: expression.range)
    }
    guard expression.text != nil else {
      leaveOut(written, expression.range, missing(expression))
      return nil
    }
    return json(expression, written)
  }

  private static let directions = [
    "lefttoright": "ltr", "righttoleft": "rtl", "directionlefttoright": "ltr",
    "directionrighttoleft": "rtl",
  ]

  /// Whether a dotted name is a constant of the SDK, and none of the program's own: `AndroidConfig.Priority.HIGH`,
  /// `messaging.PriorityHigh`.
  private func isConstant(_ expression: CodeExpression) -> Bool {
    guard case .chain(_, let steps) = expression.kind else { return false }
    var names = [expression.firstName]
    for step in steps {
      guard case .member(let name) = step.kind else { return false }
      names.append(name)
    }
    switch language {
    case .python, .node: return false
    case .go: return Self.isOfSDK(names[names.count - 1])
    case .java, .csharp: return names.count > 1 && Self.isOfSDK(names[names.count - 2])
    }
  }

  /// Whether the file imports a constant of the SDK by its name.
  private func isImported(_ name: String) -> Bool {
    guard language == .java || language == .csharp || language == .go else { return false }
    let source = evaluator.source
    if language == .go { return Self.isOfSDK(name) }
    return (evaluator.scope.statements.fields[name] ?? []).contains {
      Self.isOfSDK(source.text($0 - 2))
    }
  }

  /// Whether a name is one of the SDK's types for choices, or in Go of their constants.
  private static func isOfSDK(_ name: String) -> Bool {
    let letters = SDKNames.letters(name)
    return ["priority", "visibility", "proxy", "direction"].contains(where: letters.contains)
  }
}
