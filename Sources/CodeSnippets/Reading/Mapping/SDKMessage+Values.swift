internal import PushMessages

extension SDKMessage {
  /// The value of a field as the API has it; `nil`, with the reason noted, if it isn't in the text or isn't one.
  mutating func value(
    of expression: CodeExpression, for field: Field, _ written: String
  ) -> JSONNode? {
    guard countsValue(at: expression.range.lowerBound) else { return nil }
    let known = evaluator.value(of: expression)
    if Self.isWalked(field), let object = SDKObject(known, language: language),
      !(object.type.isEmpty && field.kind == .stringMap)
    {
      return group(object, at: field.path, named: written)
    }
    switch field.kind {
    case .duration: return duration(known, field, written)
    case .durations: return list(known, written) { $0.duration($1, field, written) }
    case .timestamp: return moment(known, written)
    case .choice(let words): return choice(known, words, field, written)
    case .flag: return flag(known, field, written)
    case .arguments: return arguments(known, written)
    case .integers:
      // One SDK takes any data there.
      if evaluator.elements(of: known) == nil { return json(known, written) }
      return list(known, written) { $0.json($1, written) }
    case .objects: return actions(known, field, written)
    case .group where field.path.lastKey == "color": return lightColor(known, written)
    default: return json(known, written)
    }
  }

  /// Whether the fields of an object there are the SDK's.
  private static func isWalked(_ field: Field) -> Bool {
    switch field.kind {
    case .group: field.path.lastKey != "color"
    case .textOrGroup: true
    case .freeForm: !FieldCatalogue.children(of: field.path).isEmpty
    default: false
    }
  }

  private mutating func list(
    _ expression: CodeExpression, _ written: String,
    _ convert: (inout SDKMessage, CodeExpression) -> JSONNode?
  ) -> JSONNode? {
    guard let elements = evaluator.elements(of: expression) else {
      // One value where a builder adds one more.
      if expression.text != nil { return convert(&self, expression) }
      leaveOut(written, expression.range, missing(expression))
      return nil
    }
    let nodes = elements.compactMap { convert(&self, evaluator.value(of: $0)) }
    return JSONNode(kind: .array(nodes), range: expression.range)
  }

  private mutating func actions(
    _ expression: CodeExpression, _ field: Field, _ written: String
  ) -> JSONNode? {
    let convert = { (message: inout SDKMessage, element: CodeExpression) -> JSONNode? in
      guard let object = SDKObject(element, language: message.language) else {
        message.leaveOut(written, element.range, message.missing(element))
        return nil
      }
      return message.action(object, field)
    }
    if let object = SDKObject(expression, language: language), SDKNames.isType(object.type) {
      return action(object, field)
    }
    return list(expression, written, convert)
  }

  private mutating func action(_ object: SDKObject, _ field: Field) -> JSONNode {
    var node = JSONNode(kind: .object([]), range: object.range)
    for part in object.parts {
      let letters = SDKNames.letters(part.name)
      let name = letters == "actionname" ? "action" : letters
      guard let expression = part.values.first, let value = json(expression, part.written) else {
        continue
      }
      if case .null = value.kind { continue }
      node.put(value, at: FieldPath([.key(name)]), key: part.range)
    }
    return node
  }

  /// The SDKs write true as 1, and false not at all; Python's knows other values for true and false, too.
  private mutating func flag(
    _ expression: CodeExpression, _ field: Field, _ written: String
  ) -> JSONNode? {
    if language == .python, let isTrue = expression.isTrueInPython {
      guard isTrue, field.path.lastKey == "critical" else {
        note(
          .warning, "\(written) isn't sent, because \(language.sdk) sends it only for True",
          expression.range.lowerBound)
        return nil
      }
      return JSONNode(kind: .number("1"), range: expression.range)
    }
    switch expression.kind {
    case .boolean(true):
      note(.repair, "\(written): true became 1", expression.range.lowerBound)
      return JSONNode(kind: .number("1"), range: expression.range)
    case .boolean(false):
      note(
        .repair, "\(written): false isn't sent, because the SDK doesn't send it",
        expression.range.lowerBound)
      return nil
    default: return json(expression, written)
    }
  }

  /// Any value as JSON; in lists and maps what isn't in the text is left out by itself.
  mutating func json(_ expression: CodeExpression, _ written: String) -> JSONNode? {
    guard countsValue(at: expression.range.lowerBound) else { return nil }
    guard nesting < Self.maximumNesting else {
      leaveOut(written, expression.range, because: Self.nestedTooDeep)
      return nil
    }
    nesting += 1
    defer { nesting -= 1 }
    let known = evaluator.value(of: expression)
    switch known.kind {
    case .text(let text): return JSONNode(kind: .string(text), range: known.range)
    case .number(let text): return JSONNode(kind: .number(text), range: known.range)
    case .boolean(let flag): return JSONNode(kind: .boolean(flag), range: known.range)
    // In a list it is null; of objects it is no member.
    case .null, .undefined: return JSONNode(kind: .null, range: known.range)
    case .list(let elements): return list(of: elements, known.range, written)
    case .object(let object):
      if let map = map(object, known, written) { return map }
    default: break
    }
    if leaveOutSendTime(written, known) { return nil }
    leaveOut(written, expression.range, missing(expression))
    return nil
  }

  private mutating func map(
    _ object: CodeObject, _ expression: CodeExpression, _ written: String
  ) -> JSONNode? {
    let type = object.type.split(separator: ".").last.map(String.init) ?? ""
    if type == "Date", language == .node { return date(object, expression) }
    guard Self.isMap(object) else { return nil }
    if let elements = evaluator.elements(of: expression), !elements.isEmpty || object.isList {
      return list(of: elements, expression.range, written)
    }
    var node = JSONNode(kind: .object([]), range: expression.range)
    // `new HashMap<>(other)` starts with what the other one has.
    let copied = object.arguments.filter { $0.key == .none }.map {
      CodeMember($0.value, key: .spread, keyRange: $0.keyRange)
    }
    let named = object.arguments.filter { $0.key != .none }
    for member in copied + named + (object.members ?? []) { put(member, written, into: &node) }
    return node
  }

  private static func isMap(_ object: CodeObject) -> Bool {
    let type = object.type.split(separator: ".").last.map(String.init) ?? ""
    return type.isEmpty || mapTypes.contains(type)
  }

  private static func isStringMap(_ written: String) -> Bool {
    FieldPath(spelled: written).flatMap { FieldCatalogue[$0]?.kind } == .stringMap
  }

  private mutating func put(_ member: CodeMember, _ written: String, into node: inout JSONNode) {
    if member.key == .spread {
      let value = evaluator.copied(member.value)
      if case .number = value.kind { return }
      guard let object = value.object, Self.isMap(object), let inner = json(value, written)?.members
      else {
        return leaveOutMembers(
          of: excerpt(member.value.range), in: written, at: member.keyRange.lowerBound, behind: node
        )
      }
      for member in inner {
        node.put(member.value, at: FieldPath([.key(member.key)]), key: member.keyRange)
      }
      return
    }
    var key = member.name
    if key == nil, case .value(let expression) = member.key {
      key = evaluator.text(of: expression)
    }
    if member.key == .none, language == .node {
      return noteUnreadable(member.value.range, in: written)
    }
    guard let key else {
      let code = excerpt(member.keyRange)
      let place = code.hasPrefix("[") ? code : "[\(code)]"
      return leaveOut(written + place, member.keyRange, because: "its key isn't in the text")
    }
    let place = FieldPath([.key(key)]).description
    // A request's message is where paths start.
    let path =
      written.isEmpty || written == "message"
      ? place : place.hasPrefix("[") ? written + place : "\(written).\(place)"
    if evaluator.value(of: member.value).kind == .undefined {
      // The values of a map of strings are checked before JSON is made of them.
      if Self.isStringMap(written) {
        return leaveOut(path, member.keyRange, because: "the SDK doesn't accept its value")
      }
      return note(
        .repair, "\(path): undefined isn't sent, because JSON has no such value",
        member.keyRange.lowerBound)
    }
    guard let value = json(member.value, path) else { return }
    node.put(value, at: FieldPath([.key(key)]), key: member.keyRange)
  }

  private static let mapTypes: Set<String> = [
    "map", "Map", "HashMap", "LinkedHashMap", "TreeMap", "Dictionary", "SortedDictionary",
    "ConcurrentHashMap", "ArrayList", "List", "LinkedList", "gin.H", "H", "M", "OrderedDict",
  ]
}

extension CodeExpression {
  /// Whether Python takes a value that isn't a Boolean for true; `nil` for others, and for those that aren't known.
  fileprivate var isTrueInPython: Bool? {
    switch kind {
    case .text(let text): !text.isEmpty
    case .number(let text): Double(text) != 0
    default: nil
    }
  }
}
