extension CodeExpression {
  /// The value after a change; the same where the change says nothing about it.
  func applying(_ change: CodeChange) -> CodeExpression {
    var result = self
    if case .chain(let base, let steps) = kind, change.value == nil, isBuilder {
      result.kind = .chain(base, steps + change.steps)
      return result
    }
    guard let object = asObject else {
      // `args.add("Alice")`.
      guard case .list(let elements) = kind, change.value == nil,
        case .member(let name)? = change.steps.first?.kind,
        case .call(let arguments)? = change.steps.last?.kind, change.steps.count == 2
      else { return self }
      let isAdding = ["add", "append", "push", "Add", "addAll", "extend", "AddRange"].contains(name)
      guard isAdding else { return self }
      result.kind = .list(elements + arguments.map(\.value))
      return result
    }
    if let changed = object.applying(change, at: change.steps[...]) {
      result.kind = .object(changed)
    }
    return result
  }

  /// `make(map[string]string)` of Go.
  var emptyMap: CodeObject? {
    guard case .chain(let base, let steps) = kind, case .name("make") = base.kind,
      steps.count == 1, case .call = steps[0].kind
    else { return nil }
    return CodeObject(members: [])
  }

  /// `dict(a="1")` of Python.
  var dictionary: CodeObject? {
    guard case .chain(let base, let steps) = kind, case .name("dict") = base.kind,
      steps.count == 1, case .call(let arguments) = steps[0].kind,
      arguments.allSatisfy({ $0.name != nil })
    else { return nil }
    return CodeObject(members: arguments)
  }

  private var isBuilder: Bool {
    guard case .chain(_, let steps) = kind else { return false }
    return steps.contains { $0.kind == .member("builder") }
  }

  /// An object, also one that Python makes by a call.
  fileprivate var asObject: CodeObject? {
    if let object { return object }
    guard case .chain(let base, let steps) = kind, case .name(let first) = base.kind,
      case .call(let arguments)? = steps.last?.kind
    else { return nil }
    var type = first
    for step in steps.dropLast() {
      guard case .member(let name) = step.kind else { return nil }
      type += "." + name
    }
    let name = type.split(separator: ".").last ?? ""
    guard name.first?.isUppercase ?? false else { return emptyMap ?? dictionary }
    return CodeObject(type: type, arguments: arguments, members: [])
  }
}

extension CodeObject {
  fileprivate func applying(_ change: CodeChange, at steps: ArraySlice<CodeStep>) -> CodeObject? {
    guard let step = steps.first else { return nil }
    let rest = steps.dropFirst()
    let key: CodeMember.Key
    switch step.kind {
    case .member(let name):
      if case .call(let arguments)? = rest.first?.kind, rest.count == 1 {
        return adding(name, arguments)
      }
      key = .name(name)
    case .index(let value): key = .value(value)
    case .call: return nil
    }
    var object = self
    if rest.isEmpty {
      guard let value = change.value else { return nil }
      object.put(CodeMember(value, key: key, keyRange: step.range))
      return object
    }
    let name = CodeMember(CodeExpression(.null, step.range), key: key).name
    guard
      let old = (members ?? []).last(where: { $0.name == name })
        ?? arguments.last(where: { $0.name == name }),
      let inner = old.value.asObject?.applying(change, at: rest)
    else { return nil }
    object.put(
      CodeMember(CodeExpression(.object(inner), old.value.range), key: key, keyRange: old.keyRange))
    return object
  }

  private mutating func put(_ member: CodeMember) {
    let name = member.name
    var members = members ?? []
    members.removeAll { $0.name == name && name != nil }
    arguments.removeAll { $0.name == name && name != nil }
    self.members = members + [member]
  }

  /// `data.put("a", "b")`, `data.Add("a", "b")`, `data.update({…})`.
  private func adding(_ name: String, _ arguments: [CodeMember]) -> CodeObject? {
    var object = self
    switch name {
    case "put", "Add", "set", "TryAdd", "putIfAbsent", "setdefault":
      if arguments.count == 1, name == "Add" {
        object.members = (members ?? []) + arguments
        return object
      }
      guard arguments.count == 2 else { return nil }
      let key = arguments[0].value
      object.put(CodeMember(arguments[1].value, key: .value(key), keyRange: key.range))
    case "update", "putAll":
      for argument in arguments {
        if argument.key == .none {
          object.members = (object.members ?? []) + [CodeMember(argument.value, key: .spread)]
        } else {
          object.put(argument)
        }
      }
    default: return nil
    }
    return object
  }
}
