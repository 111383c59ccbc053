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
    guard let name, let old = part(name, &evaluator) else { return nil }
    var inner = change
    inner.steps = Array(rest)
    guard let changed = old.value.applying(inner, &evaluator) else { return nil }
    return putting(CodeMember(changed, key: key, keyRange: old.keyRange))
  }

  /// The last part of a name, also one that is spread into the object.
  func part(_ name: String, _ evaluator: inout CodeEvaluator) -> CodeMember? {
    for member in (arguments + (members ?? [])).reversed() {
      if member.name == name { return member }
      if member.key == .spread, let object = evaluator.copied(member.value).asObject,
        let known = object.part(name, &evaluator)
      {
        return known
      }
    }
    return nil
  }

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
      guard member.key == .spread, let other = evaluator.copied(member.value).asObject,
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
      if part(text, &evaluator) != nil { return self }
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
