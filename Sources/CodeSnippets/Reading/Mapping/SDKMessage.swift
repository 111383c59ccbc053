internal import PushMessages

/// Turns a message of an Admin SDK, as source code builds it, into the JSON that the SDK would send.
///
/// What isn't in the file is left out and named with its place; so is what an SDK would refuse.
struct SDKMessage {
  typealias Finding = JSONReader.Finding

  var evaluator: CodeEvaluator
  /// With offsets of the file.
  private(set) var notes: [Finding] = []
  private var values = 0

  /// More values than any message has; a guard against variables that double each other.
  private static let maximumValues = 20_000
  /// Values in values deeper than in any message; a guard against variables that hold themselves.
  static let maximumNesting = 64
  static let nestedTooDeep = "it contains itself, or more than 64 lists and maps in one another"
  /// How deep the value is that is being read.
  var nesting = 0

  init(_ evaluator: CodeEvaluator) {
    self.evaluator = evaluator
  }

  var language: CodeLanguage { evaluator.language }

  /// The message; `nil` if the expression makes none.
  mutating func tree(of expression: CodeExpression) -> JSONNode? {
    guard let object = SDKObject(expression, language: language) else { return nil }
    var message = group(object, at: FieldPath(), named: "")
    chooseTarget(&message)
    if let note = message.removeTopicPrefix(language) { notes.append(note) }
    return message
  }

  /// Everything that is to be said, in the order of the file.
  var findings: [Finding] {
    // A variable whose value wasn't one that is wanted was not put in.
    let leftOut = Set(notes.filter { $0.severity == .warning }.map(\.offset))
    let known = evaluator.notes.filter { $0.severity == .warning || !leftOut.contains($0.offset) }
    return (notes + known + evaluator.doubtFindings(besides: leftOut)).enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element)
  }

  /// The object of a type of the SDK, or a plain one, as the block at a path.
  mutating func group(_ object: SDKObject, at path: FieldPath, named name: String) -> JSONNode {
    var node = JSONNode(kind: .object([]), range: object.range)
    guard SDKNames.isType(object.type, at: path) else {
      leaveOut(name, object.range, because: "\(object.type) doesn't belong there")
      return node
    }
    take(object.parts, of: object, at: path, named: name, into: &node)
    if language == .python { leaveOutEmpty(&node, at: path) }
    if language == .go { leaveOutEmptyTargets(&node, at: path) }
    if language == .csharp { noteFirstYear(node, at: path) }
    return node
  }

  private mutating func take(
    _ parts: [SDKPart], of object: SDKObject, at path: FieldPath, named name: String,
    into node: inout JSONNode
  ) {
    guard nesting < Self.maximumNesting else {
      return leaveOut(name, object.range, because: Self.nestedTooDeep)
    }
    nesting += 1
    defer { nesting -= 1 }
    for part in parts { take(part, of: object, at: path, into: &node) }
  }

  private mutating func take(
    _ part: SDKPart, of object: SDKObject, at path: FieldPath, into node: inout JSONNode
  ) {
    if part.verb == .spread { return spread(part, at: path, into: &node) }
    let written = path.appending(part.written).description
    guard part.isNamed else {
      return leaveOut(
        part.written.isEmpty ? object.type : written, part.range,
        because: "its name isn't in the text")
    }
    switch SDKNames.field(part.name, below: path) {
    case .field(let field):
      take(part, as: field, field.path.description, below: path, into: &node)
    case .custom(let place): takeCustom(part, at: place, written, below: path, into: &node)
    case .targets(let place): takeTargets(part, at: place, into: &node)
    case nil where path == "apns.payload" || object.type.isEmpty && path.isOpen:
      guard let expression = part.values.first, let value = json(expression, written) else {
        return
      }
      node.put(value, at: FieldPath([.key(part.name)]), key: part.range)
    case nil where part.isBlock(in: evaluator.source):
      leaveOut(written, part.range, because: "Pushwright doesn't read what its block changes")
    case nil:
      leaveOut(
        written, part.range, because: "\(language.sdk) has nothing by that name there")
    }
  }

  private mutating func take(
    _ part: SDKPart, as field: Field, _ written: String, below path: FieldPath,
    into node: inout JSONNode
  ) {
    let relative = FieldPath(Array(field.path.components.dropFirst(path.components.count)))
    if field.kind == .stringMap || part.verb != .set, part.verb == .add, part.values.count == 2 {
      guard let key = evaluator.text(of: part.values[0]) else {
        return leaveOut(written, part.range, missing(part.values[0]))
      }
      let place = "\(field.path).\(key)"
      guard let value = json(part.values[1], place) else { return }
      return node.put(value, at: relative.appending(key), key: part.range)
    }
    guard let expression = part.values.first, part.values.count == 1 else {
      return leaveOut(written, part.range, because: "its arguments don't match the SDK's")
    }
    if case .null = evaluator.value(of: expression).kind {
      // A builder forgets what it was given before.
      if language == .java, part.verb == .set { node.remove(at: relative) }
      return
    }
    let known = notes.count
    if field.kind == .arguments, part.verb != .set {
      let count = node.node(at: relative)?.elements?.count ?? 0
      let added = arguments(expression, written, from: count, isAddition: true)
      return append(added.flatMap { $0.elements ?? [$0] } ?? [], to: relative, part, &node)
    }
    guard let value = value(of: expression, for: field, written) else { return }
    // What has lost all that it said says nothing.
    guard value.members?.isEmpty != true || notes.count == known else { return }
    switch part.verb {
    case .set, .spread: node.put(value, at: relative, key: part.range)
    case .add where field.path == "token" || field.path == "fid":
      append([value], to: FieldPath([.key(relative.lastKey + "s")]), part, &node)
    case .add: append([value], to: relative, part, &node)
    case .addAll:
      if let elements = value.elements {
        append(elements, to: relative, part, &node)
      } else {
        for member in value.members ?? [] {
          node.put(member.value, at: relative.appending(member.key), key: member.keyRange)
        }
      }
    }
  }

  private func append(
    _ elements: [JSONNode], to path: FieldPath, _ part: SDKPart, _ node: inout JSONNode
  ) {
    let known = node.node(at: path)
    node.put(
      JSONNode(
        kind: .array((known?.elements ?? []) + elements), range: known?.range ?? part.range),
      at: path, key: part.range)
  }

  /// Keys of one's own, beside those that the SDK has names for.
  private mutating func takeCustom(
    _ part: SDKPart, at place: FieldPath, _ written: String, below path: FieldPath,
    into node: inout JSONNode
  ) {
    let relative = FieldPath(Array(place.components.dropFirst(path.components.count)))
    if part.verb == .add, part.values.count == 2 {
      guard let key = evaluator.text(of: part.values[0]) else {
        return leaveOut(written, part.range, missing(part.values[0]))
      }
      guard let value = json(part.values[1], place.appending(key).description) else { return }
      return node.put(value, at: relative.appending(key), key: part.range)
    }
    guard let expression = part.values.first, part.values.count == 1,
      let value = json(expression, written)
    else { return }
    guard let members = value.members else {
      return leaveOut(written, part.range, because: "it isn't a map")
    }
    for member in members {
      node.put(member.value, at: relative.appending(member.key), key: member.keyRange)
    }
  }

  private mutating func spread(_ part: SDKPart, at path: FieldPath, into node: inout JSONNode) {
    guard let expression = part.values.first,
      let object = SDKObject(evaluator.copied(expression), language: language),
      object.type.isEmpty
    else {
      let code = part.values.first.map { excerpt($0.range) } ?? ""
      return leaveOutMembers(
        of: code, in: path.description, at: part.range.lowerBound, behind: node)
    }
    take(object.parts, of: object, at: path, named: part.written, into: &node)
  }

  private mutating func takeTargets(
    _ part: SDKPart, at place: FieldPath, into node: inout JSONNode
  ) {
    guard let expression = part.values.first else { return }
    guard let elements = evaluator.elements(of: expression) else {
      return leaveOut(part.written, part.range, missing(expression))
    }
    let known = elements.map { element in
      evaluator.text(of: element).map { JSONNode(kind: .string($0), range: element.range) }
        ?? JSONNode(kind: .null, range: element.range)
    }
    append(known, to: FieldPath([.key(place.lastKey + "s")]), part, &node)
  }

  /// Of several targets none is chosen, and the only one is the target.
  private mutating func chooseTarget(_ message: inout JSONNode) {
    guard var members = message.members else { return }
    let names = ["tokens": "token", "fids": "fid"]
    let several = members.filter { names[$0.key] != nil }
    let count = several.reduce(0) { $0 + ($1.value.elements?.count ?? 0) }
    guard !several.isEmpty else { return }
    members.removeAll { names[$0.key] != nil }
    for member in several {
      let elements = member.value.elements ?? []
      if count == 1, let only = elements.first, only.string != nil, let name = names[member.key] {
        note(.repair, "\(member.key) → \(name): it is the only one", member.keyRange.lowerBound)
        members.append(.init(key: name, keyRange: member.keyRange, value: only))
      } else if count == 1 {
        leaveOut(member.key, member.keyRange, because: "it isn't in the text")
      } else {
        leaveOut(
          member.key, member.keyRange,
          because: count == 0
            ? "the list is empty" : "a draft goes to one target, but these are \(count)")
      }
    }
    message.kind = .object(members)
  }

  /// Whether one value more is read; too many are refused with one sentence.
  mutating func countsValue(at offset: Int) -> Bool {
    values += 1
    if values == Self.maximumValues {
      note(.error, "the message has more than \(Self.maximumValues) values", offset)
    }
    return values < Self.maximumValues
  }

  mutating func note(
    _ severity: DocumentProblem.Severity, _ sentence: String, _ offset: Int,
    kind: DocumentProblem.Kind = .syntax
  ) {
    notes.appendLimited(
      Finding(severity: severity, sentence: sentence, offset: offset, kind: kind))
  }

  /// The first letters of the code there.
  func excerpt(_ range: Range<Int>) -> String { evaluator.source.excerpt(range) }
}

extension JSONNode {
  /// Removes what is at a path below the node, if anything is.
  fileprivate mutating func remove(at path: FieldPath) {
    guard case .key(let key)? = path.components.first, var members else { return }
    let rest = FieldPath(Array(path.components.dropFirst()))
    if rest.components.isEmpty {
      members.removeAll { $0.key == key }
    } else if let index = members.lastIndex(where: { $0.key == key }) {
      members[index].value.remove(at: rest)
    }
    kind = .object(members)
  }

  fileprivate func node(at path: FieldPath) -> JSONNode? {
    path.components.reduce(Optional(self)) { node, component in
      guard case .key(let key) = component else { return nil }
      return node?[key]
    }
  }
}

extension FieldPath {
  /// Whether an object here has keys that are nobody's but the app's.
  var isOpen: Bool {
    switch FieldCatalogue[self]?.kind {
    case .freeForm, .stringMap: true
    default: false
    }
  }
}
