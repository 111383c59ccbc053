extension CodeObject {
  /// The object after a change that `steps` lead to; `nil` where the change isn't understood.
  func applying(
    _ change: CodeChange, at steps: ArraySlice<CodeExpression.Step>,
    _ evaluator: inout CodeEvaluator
  ) -> CodeObject? {
    guard let step = steps.first else {
      guard case .merging(let others) = change.action else { return nil }
      var object = self
      object.members = (members ?? []) + others.map { CodeMember($0.value, key: .spread) }
      return object
    }
    let rest = steps.dropFirst()
    let key: CodeMember.Key
    switch step.kind {
    case .member(let name):
      if case .call(let arguments)? = rest.first?.kind {
        return rest.count == 1 ? adding(name, arguments, &evaluator) : nil
      }
      key = .name(name)
    case .index(let value):
      key = .value(value.text == nil ? evaluator.copied(value) : value)
    case .call: return nil
    }
    if rest.isEmpty {
      switch change.action {
      case .setting(let value):
        return putting(CodeMember(value, key: key, keyRange: step.range))
      case .removing: return removing(key, &evaluator)
      case .calling: return nil
      case .merging: break
      }
    }
    return changingPart(key, step, rest, change, &evaluator)
  }

  /// The object with a change in the part of that name.
  private func changingPart(
    _ key: CodeMember.Key, _ step: CodeExpression.Step, _ rest: ArraySlice<CodeExpression.Step>,
    _ change: CodeChange,
    _ evaluator: inout CodeEvaluator
  ) -> CodeObject? {
    let name = CodeMember(CodeExpression(.null, step.range), key: key).name
    guard let name, let old = writtenPart(name, &evaluator) else { return nil }
    var inner = change
    inner.steps = Array(rest)
    guard let changed = old.value.applying(inner, &evaluator) else { return nil }
    return putting(CodeMember(changed, key: key, keyRange: old.keyRange))
  }

  /// The last part of a name, also one that is spread into the object.
  func part(_ name: String, _ evaluator: inout CodeEvaluator) -> CodeMember? {
    if case .known(let member) = find(name, &evaluator) { member } else { nil }
  }

  /// The last part of that name in the text, whatever the members of unknown objects are: those are named anyway where the
  /// whole object is a message.
  func writtenPart(_ name: String, _ evaluator: inout CodeEvaluator) -> CodeMember? {
    for member in (arguments + (members ?? [])).reversed() {
      if member.name == name { return member }
      if member.key == .spread, let object = evaluator.copiedHere(member.value).asObject,
        let known = object.writtenPart(name, &evaluator)
      {
        return known
      }
    }
    return nil
  }

  /// Whether an object has a part of a name.
  private enum PartFinding {
    case known(CodeMember)
    case missing
    /// What isn't in the text, and is put in behind what is, may set it.
    case unsure
  }

  private func find(
    _ name: String, _ evaluator: inout CodeEvaluator, depth: Int = 0
  ) -> PartFinding {
    guard depth < Self.maximumSpreads else { return .unsure }
    for member in (arguments + (members ?? [])).reversed() {
      if member.name == name { return .known(member) }
      if member.key == .spread {
        guard let object = evaluator.copiedHere(member.value).asObject else { return .unsure }
        let found = object.find(name, &evaluator, depth: depth + 1)
        guard case .missing = found else { return found }
      } else if member.name == nil {
        guard case .value(let key) = member.key, let text = evaluator.copiedHere(key).text else {
          return .unsure
        }
        if text == name { return .known(member) }
      }
    }
    return .missing
  }

  /// Whether all of its members are in the text, and a type of the program's own makes nothing else of them.
  var isPlain: Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? ""
    return name.isEmpty || Self.plainTypes.contains(name) || SDKNames.isType(name)
  }

  private static let plainTypes: Set<String> = [
    "map", "Map", "HashMap", "LinkedHashMap", "TreeMap", "Dictionary", "H", "M",
    "SimpleNamespace", "OrderedDict",
  ]

  /// A member in the place of those with its name, or behind the others.
  private func putting(_ member: CodeMember) -> CodeObject {
    let name = member.name
    var object = self
    object.members = (members ?? []).filter { $0.name != name || name == nil } + [member]
    object.arguments.removeAll { $0.name == name && name != nil }
    return object
  }

  /// The object with the members of the objects that are spread into it, as far as they are known.
  private func withoutSpreads(_ evaluator: inout CodeEvaluator, depth: Int = 0) -> CodeObject {
    guard let members, members.contains(where: { $0.key == .spread }), depth < Self.maximumSpreads
    else { return self }
    var object = self
    object.members = members.flatMap { member -> [CodeMember] in
      guard member.key == .spread, let other = evaluator.copiedHere(member.value).asObject,
        other.arguments.isEmpty
      else { return [member] }
      return other.withoutSpreads(&evaluator, depth: depth + 1).members ?? []
    }
    return object
  }

  /// More spreads in one another than a program has.
  private static let maximumSpreads = 20

  /// The object without a member; `nil` if it can't be told which one that is.
  private func removing(
    _ key: CodeMember.Key, _ evaluator: inout CodeEvaluator
  ) -> CodeObject? {
    guard let name = CodeMember(CodeExpression(.null, 0..<0), key: key).name else { return nil }
    var object = withoutSpreads(&evaluator)
    let all = arguments + (object.members ?? [])
    guard all.allSatisfy({ $0.name != nil }) else { return nil }
    object.members = (object.members ?? []).filter { $0.name != name }
    object.arguments = arguments.filter { $0.name != name }
    return object
  }

  /// `data.put("a", "b")`, `data.Add("a", "b")`, `data.update({…})`.
  private func adding(
    _ name: String, _ arguments: [CodeMember], _ evaluator: inout CodeEvaluator
  ) -> CodeObject? {
    var object = self
    switch (name, arguments.count) {
    case ("Add", 1),
      ("add", 1) where isList:
      object.members = (members ?? []) + arguments
    case ("put", 2), ("Add", 2), ("set", 2):
      let key = arguments[0].value
      return putting(CodeMember(arguments[1].value, key: .value(key), keyRange: key.range))
    case ("TryAdd", 2), ("putIfAbsent", 2), ("setdefault", 2):
      let key = evaluator.copied(arguments[0].value)
      let known = withoutSpreads(&evaluator)
      let all = self.arguments + (known.members ?? [])
      guard let text = key.text, all.allSatisfy({ $0.name != nil }) else { return nil }
      switch find(text, &evaluator) {
      case .known: return self
      case .unsure: return nil
      case .missing: break
      }
      return putting(CodeMember(arguments[1].value, key: .value(key), keyRange: key.range))
    case ("remove", 1), ("Remove", 1), ("pop", 1), ("pop", 2), ("delete", 1):
      let key = CodeMember.Key.value(evaluator.copied(arguments[0].value))
      return removing(key, &evaluator)
    case ("clear", 0), ("Clear", 0): object = CodeObject(type: type, isNew: isNew, members: [])
    case ("update", _), ("putAll", 1):
      for argument in arguments {
        if argument.key == .none {
          object.members = (object.members ?? []) + [CodeMember(argument.value, key: .spread)]
        } else {
          object = object.putting(argument)
        }
      }
    default: return nil
    }
    return object
  }
}
