extension CodeEvaluator {
  /// What a call or member gives, where that is sure; otherwise the call itself.
  mutating func called(
    _ base: CodeExpression, _ steps: [CodeExpression.Step], _ whole: CodeExpression
  ) -> CodeExpression {
    if let made = collection(base, steps, whole) { return made }
    if let object = whole.emptyMap ?? whole.dictionary {
      return CodeExpression(.object(object), whole.range)
    }
    if let same = passedThrough(base, steps, whole) { return same }
    if let builder = builder(base, steps, whole) { return builder }
    if let part = part(base, steps) { return value(of: part) }
    guard case .member(let name)? = steps.last?.kind else { return whole }
    // `Config.TOPIC` is a constant of a class in the same file, and never another one that is called so.
    guard case .name(let owner) = base.kind, steps.count == 1,
      let type = scope.type(named: owner, at: source.index(at: base.range.lowerBound))
    else { return whole }
    memberOwner = type
    isOwnerNamed = !["this", "self", "cls"].contains(owner)
    let found = value(of: CodeExpression(.name(name), whole.range))
    memberOwner = nil
    if case .name = found.kind { return whole }
    return found
  }

  /// `builder.build()`, with all that the builder was given before.
  private mutating func builder(
    _ base: CodeExpression, _ steps: [CodeExpression.Step], _ whole: CodeExpression
  ) -> CodeExpression? {
    guard language == .java, case .name = base.kind else { return nil }
    let known = copied(base)
    guard known.isBuilder else { return nil }
    guard case .chain(let first, let own) = known.kind else {
      return CodeExpression(.chain(known, steps), whole.range)
    }
    return CodeExpression(.chain(first, own + steps), whole.range)
  }

  /// `message.data` and `message["data"]`, as they are at that place.
  private mutating func part(_ base: CodeExpression, _ steps: [CodeExpression.Step])
    -> CodeExpression?
  {
    guard case .name = base.kind else { return nil }
    // A message of which a part is taken is one of its own.
    let known = used
    defer { used = known }
    return partAtPlace(base, steps)
  }

  private mutating func partAtPlace(
    _ base: CodeExpression, _ steps: [CodeExpression.Step]
  ) -> CodeExpression? {
    // What another name of the object is given until here is in it, too.
    let outer = place
    place = max(outer ?? 0, source.index(at: base.range.lowerBound))
    defer { place = outer }
    let isOwn = scope.currentMessage.map { source.text($0) == base.firstName } ?? false
    var known = copied(base)
    for step in steps {
      let name: String? =
        switch step.kind {
        case .member(let name): name
        case .index(let key): copied(key).text
        case .call: nil
        }
      guard let name, let object = known.asObject, object.isPlain,
        let part = isOwn ? object.writtenPart(name, &self) : object.part(name, &self)
      else { return nil }
      known = copied(part.value)
    }
    return known
  }

  /// Lists and maps that a function of the language's own makes of its arguments.
  private mutating func collection(
    _ base: CodeExpression, _ steps: [CodeExpression.Step], _ whole: CodeExpression
  ) -> CodeExpression? {
    guard case .name(let owner) = base.kind, steps.count >= 2,
      case .member(let name) = steps[steps.count - 2].kind,
      case .call(let arguments) = steps[steps.count - 1].kind
    else { return nil }
    let type = steps.dropLast(2).reduce(owner) { name, step in
      if case .member(let part) = step.kind { part } else { name }
    }
    switch (type, name) {
    case ("List", "of"), ("Arrays", "asList"), ("Set", "of"), ("ImmutableList", "of"),
      ("Collections", "singletonList"), ("Collections", "emptyList"), ("Lists", "newArrayList"),
      ("Collections", "singleton"), ("Array", "of"):
      return CodeExpression(.list(arguments.map(\.value)), whole.range)
    case ("Map", "of"), ("ImmutableMap", "of"), ("Collections", "singletonMap"),
      ("Collections", "emptyMap"):
      guard arguments.count.isMultiple(of: 2) else { return nil }
      let members = stride(from: 0, to: arguments.count, by: 2).map { index in
        let key = arguments[index].value
        return CodeMember(arguments[index + 1].value, key: .value(key), keyRange: key.range)
      }
      return CodeExpression(.object(CodeObject(members: members)), whole.range)
    case ("Map", "ofEntries"):
      return entries(arguments, whole)
    case ("List", "copyOf"), ("Map", "copyOf"):
      return arguments.count == 1 ? copied(arguments[0].value) : nil
    case ("Collections", "unmodifiableMap"),
      ("Collections", "unmodifiableList"), ("Object", "freeze"), ("Uri", "EscapeUriString"):
      return arguments.count == 1 ? value(of: arguments[0].value) : nil
    default: return builtMap(type, steps, whole)
    }
  }

  private func entries(_ arguments: [CodeMember], _ whole: CodeExpression) -> CodeExpression? {
    let members = arguments.compactMap { argument -> CodeMember? in
      guard case .chain(_, let steps) = argument.value.kind,
        case .call(let pair)? = steps.last?.kind, pair.count == 2
      else {
        guard case .chain = argument.value.kind else { return nil }
        return nil
      }
      return CodeMember(pair[1].value, key: .value(pair[0].value), keyRange: pair[0].value.range)
    }
    guard members.count == arguments.count else { return nil }
    return CodeExpression(.object(CodeObject(members: members)), whole.range)
  }

  /// `ImmutableMap.<String, String>builder().put("a", "b").build()`.
  private func builtMap(
    _ type: String, _ steps: [CodeExpression.Step], _ whole: CodeExpression
  ) -> CodeExpression? {
    guard case .member("builder")? = steps.first?.kind,
      case .member("build")? = steps.dropLast().last?.kind,
      ["ImmutableMap", "ImmutableList"].contains(whole.firstName)
    else { return nil }
    var members: [CodeMember] = []
    for (step, next) in zip(steps, steps.dropFirst()) {
      guard case .member(let name) = step.kind, case .call(let arguments) = next.kind else {
        continue
      }
      switch (name, arguments.count) {
      case ("put", 2):
        let key = arguments[0].value
        members.append(CodeMember(arguments[1].value, key: .value(key), keyRange: key.range))
      case ("add", _): members += arguments
      case ("builder", 0), ("build", 0): break
      default: return nil
      }
    }
    return CodeExpression(.object(CodeObject(members: members)), whole.range)
  }

  /// Calls that change how a value is held and not what it is: `int64(5)`, `String.valueOf(5)`, `ptr("a")`.
  private mutating func passedThrough(
    _ base: CodeExpression, _ steps: [CodeExpression.Step], _ whole: CodeExpression
  ) -> CodeExpression? {
    guard case .call(let arguments)? = steps.last?.kind else { return nil }
    let name: String
    if steps.count == 1, case .name(let function) = base.kind {
      name = function
    } else if case .member(let method)? = steps.dropLast().last?.kind {
      name = method
    } else {
      return nil
    }
    if arguments.isEmpty { return converted(base, steps, name, whole) }
    guard arguments.count == 1, arguments[0].key == .none else { return nil }
    let isMethod = steps.count > 1
    switch name {
    case "str", "String", "valueOf", "Itoa", "toString", "ToString":
      guard
        !isMethod || ["String", "Integer", "Long", "strconv", "Convert"].contains(whole.firstName)
      else { return nil }
      // A member of an enum is written with its type's name.
      if language == .python, case .chain = arguments[0].value.kind { return nil }
      let argument = value(of: arguments[0].value)
      let isOfText = name != "valueOf" || whole.firstName == "String"
      return isOfText ? argument.asText(whole.range, language) : argument.asNumber(whole.range)
    case "int", "int32", "int64", "float64", "float", "string", "bool":
      guard !isMethod, language == .go || language == .python else { return nil }
      let argument = value(of: arguments[0].value)
      if language == .python, name == "int" {
        return argument.asNumber(whole.range)?.asWhole(whole.range)
      }
      if language == .python, name == "bool", case .number(let text) = argument.kind {
        return CodeExpression(.boolean(Double(text) != 0), whole.range)
      }
      // `string(65)` is a letter in Go, `float("5")` a number in Python.
      let isText = argument.text != nil
      return isText == (name == "string") || argument.object != nil || argument.isList
        ? argument : nil
    case "dict" where language == .python && !isMethod:
      return copied(arguments[0].value).asDictionary
    case "list", "tuple":
      guard language == .python, !isMethod else { return nil }
      let argument = copied(arguments[0].value)
      return argument.isList ? argument : nil
    case "new" where language == .go: return value(of: arguments[0].value)
    case "Number" where language == .node && !isMethod,
      "parseInt" where language == .node && (!isMethod || whole.firstName == "Number"),
      "parseLong" where language == .java && whole.firstName == "Long",
      "parseInt" where language == .java && whole.firstName == "Integer":
      let number = value(of: arguments[0].value).asNumber(whole.range)
      return name == "Number" ? number : number?.asWhole(whole.range)
    default:
      guard language == .go, Self.isPointerMaker(name, isMethod ? whole.firstName : nil),
        source.isPassingOn(name)
      else { return nil }
      return value(of: arguments[0].value)
    }
  }

  /// `100.toString()`, `"a".trim()` and the like: numbers written as text, and nothing else.
  private mutating func converted(
    _ base: CodeExpression, _ steps: [CodeExpression.Step], _ name: String, _ whole: CodeExpression
  ) -> CodeExpression? {
    guard ["toString", "ToString"].contains(name), steps.count >= 2 else { return nil }
    let rest = Array(steps.dropLast(2))
    let owner = rest.isEmpty ? base : CodeExpression(.chain(base, rest), base.range)
    return value(of: owner).asText(whole.range, language)
  }

  /// Helpers by which Go programs get a pointer to a value: `ptr`, `intPtr`, `pointer.To`, `proto.Int64`.
  private static func isPointerMaker(_ name: String, _ package: String?) -> Bool {
    let plain = name.lowercased()
    if plain.hasSuffix("ptr") || plain.hasSuffix("pointer") || plain.hasSuffix("pointerto") {
      return true
    }
    return package.map { ["ptr", "pointer", "proto", "aws", "lo", "to", "gcp"].contains($0) }
      ?? false
  }
}

extension CodeExpression {
  /// The first name of a chain.
  var firstName: String {
    switch kind {
    case .name(let name): name
    case .chain(let base, _): base.firstName
    default: ""
    }
  }

  fileprivate var isList: Bool {
    if case .list = kind { true } else { false }
  }

  /// A whole number, also of a text that is one.
  fileprivate func asNumber(_ range: Range<Int>) -> CodeExpression? {
    switch kind {
    case .number: return self
    case .text(let text):
      let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
      guard let number = Int(text), digits.first?.isNumber ?? false else { return nil }
      return CodeExpression(.number(String(number)), range)
    default: return nil
    }
  }

  /// The number without its fraction.
  fileprivate func asWhole(_ range: Range<Int>) -> CodeExpression? {
    guard case .number(let text) = kind, Int(text) == nil else { return self }
    guard let value = Double(text), abs(value) < 1e15 else { return nil }
    return CodeExpression(.number(String(Int(value))), range)
  }

  /// A copy of an object, or one of a list of pairs: `dict([("a", "b")])`.
  fileprivate var asDictionary: CodeExpression? {
    if object != nil { return self }
    guard case .list(let elements) = kind else { return nil }
    var members: [CodeMember] = []
    for element in elements {
      guard case .list(let pair) = element.kind, pair.count == 2 else { return nil }
      members.append(CodeMember(pair[1], key: .value(pair[0]), keyRange: pair[0].range))
    }
    return CodeExpression(.object(CodeObject(members: members)), range)
  }

  /// A text of a number or Boolean.
  fileprivate func asText(_ range: Range<Int>, _ language: CodeLanguage) -> CodeExpression? {
    switch kind {
    case .text: CodeExpression(kind, range)
    case .number(let text) where Int(text) != nil: CodeExpression(.text(text), range)
    case .boolean(let flag) where language == .python || language == .csharp:
      CodeExpression(.text(flag ? "True" : "False"), range)
    case .boolean(let flag): CodeExpression(.text("\(flag)"), range)
    default: nil
    }
  }
}
