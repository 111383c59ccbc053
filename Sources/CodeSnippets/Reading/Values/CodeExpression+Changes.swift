extension CodeExpression {
  /// The value after a change; `nil` where the change isn't understood.
  func applying(_ change: CodeChange, _ evaluator: inout CodeEvaluator) -> CodeExpression? {
    var result = self
    if case .chain(let base, let steps) = kind, isBuilder {
      guard case .calling = change.action else { return nil }
      result.kind = .chain(base, steps + change.steps)
      return result
    }
    let known = asObject == nil ? evaluator.copied(self) : self
    if let object = known.asObject {
      guard let changed = object.applying(change, at: change.steps[...], &evaluator) else {
        return nil
      }
      result.kind = .object(changed)
      return result
    }
    // `args.add("Alice")`.
    guard case .list(let elements) = known.kind, case .calling = change.action,
      change.steps.count == 2, case .member(let name) = change.steps[0].kind,
      case .call(let arguments) = change.steps[1].kind
    else { return nil }
    switch name {
    case "add", "append", "push", "Add":
      guard arguments.allSatisfy({ $0.key == .none }) else { return nil }
      guard arguments.count == 1 || name == "push" else { return nil }
      result.kind = .list(elements + arguments.map(\.value))
    case "addAll", "extend", "AddRange":
      guard arguments.count == 1, let more = evaluator.elements(of: arguments[0].value) else {
        return nil
      }
      result.kind = .list(elements + more)
    default: return nil
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

  /// `dict(a="1")` and `dict(base, a="1")` of Python.
  var dictionary: CodeObject? {
    guard case .chain(let base, let steps) = kind, case .name("dict") = base.kind,
      steps.count == 1, case .call(var arguments) = steps[0].kind
    else { return nil }
    if arguments.count > 1, arguments[0].key == .none { arguments[0].key = .spread }
    guard arguments.allSatisfy({ $0.name != nil || $0.key == .spread }) else { return nil }
    return CodeObject(members: arguments)
  }

  /// Whether it is a builder of Java, or what one has built.
  var isBuilder: Bool {
    switch kind {
    case .chain(let base, let steps):
      steps.contains { $0.kind == .member("builder") } || base.isBuilder
    case .object(let object): object.isNew && object.type.hasSuffix("Builder")
    default: false
    }
  }

  /// Whether a variable's value can become another one without an assignment.
  var canChange: Bool {
    switch kind {
    case .text, .number, .boolean, .null, .undefined, .filled, .sum, .product, .code: false
    case .list, .object, .chain, .name: true
    }
  }

  /// An object, also one that Python makes by a call.
  var asObject: CodeObject? {
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
