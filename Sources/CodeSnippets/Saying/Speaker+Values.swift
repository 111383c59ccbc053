internal import PushMessages

extension Speaker {
  /// A value in the form that a member takes; `nil` if it can't be.
  mutating func value(
    _ node: JSONNode, _ member: SDKMember, of type: SDKType, at path: FieldPath
  ) -> SaidValue? {
    guard let value = value(node, member.form, at: path) else { return nil }
    if let sentence = drops(value, member, of: type) {
      note(path, sentence, Self.isLost(value, at: path) ? .changed : .remark)
    }
    if language == .node, case .list(let values) = value, values.isEmpty,
      member.form == .millisecondsList
    {
      return nil
    }
    return value
  }

  private mutating func value(_ node: JSONNode, _ form: ValueForm, at path: FieldPath) -> SaidValue?
  {
    switch form {
    case .text: return node.string.map { .text($0) }
    case .boolean:
      guard case .boolean(let flag) = node.kind else { return nil }
      return .boolean(flag)
    case .flag:
      return Self.number(node)?.integer == 1 ? .boolean(true) : nil
    case .integer(let bits): return integer(node, bits: bits).map { .number("\($0)") }
    case .decimal: return decimal(node, at: path)
    case .strings: return list(node) { $0.string.map { .text($0) } }
    case .integers: return list(node) { integer($0, bits: 32).map { .number("\($0)") } }
    case .stringMap: return stringMap(node, at: path)
    case .json: return json(node, at: path)
    case .milliseconds: return milliseconds(node, at: path)
    case .millisecondsList: return millisecondsList(node, at: path)
    case .duration: return span(node, at: path)
    case .instant: return instant(node, at: path)
    case .epochMilliseconds: return epochMilliseconds(node, at: path)
    case .color(let hasAlpha): return color(node, hasAlpha: hasAlpha, at: path)
    case .colorParts: return colorParts(node)
    case .words(let words): return word(node, words).map { .text($0) }
    case .constants(let words): return word(node, words).map { .constant($0) }
    case .object, .marker: return typed(node, at: path)
    case .objects: return objects(node, at: path)
    }
  }

  private func integer(_ node: JSONNode, bits: Int) -> Int? {
    guard let integer = Self.number(node)?.integer else { return nil }
    let limit = 1 << (bits - 1)
    return bits == 64 || (-limit..<limit).contains(integer) ? integer : nil
  }

  private mutating func decimal(_ node: JSONNode, at path: FieldPath) -> SaidValue? {
    guard case .number = node.kind else { return nil }
    return json(node, at: path)
  }

  private func list(_ node: JSONNode, _ element: (JSONNode) -> SaidValue?) -> SaidValue? {
    guard let elements = node.elements else { return nil }
    let values = elements.compactMap(element)
    return values.count == elements.count ? .list(values) : nil
  }

  /// Entries that aren't texts are left out, as no SDK takes them.
  private mutating func stringMap(_ node: JSONNode, at path: FieldPath) -> SaidValue? {
    guard let members = node.members else { return nil }
    var entries: [SaidValue.Entry] = []
    for member in Self.counting(members) {
      if let expiresIn, expiresIn > 0, path.appending(member.key) == .appleExpiry {
        entries.append(SaidValue.Entry(key: member.key, value: .sendTime(plus: expiresIn)))
      } else if let text = member.value.string {
        entries.append(SaidValue.Entry(key: member.key, value: .text(text)))
      } else {
        note(
          path.appending(member.key),
          "the SDK accepts only strings here; left out: \(JSONText.compact(member.value))",
          .leftOut)
      }
    }
    for key in Self.repeated(members) {
      note(path.appending(key), "it is set twice, and the last one counts")
    }
    return .map(entries)
  }

  private func word(_ node: JSONNode, _ words: [ValueForm.Word]) -> String? {
    guard let text = node.string else { return nil }
    let exact = words.first { $0.word == text }
    // FCM reads its own words in any case; browsers read theirs as they are.
    let fcm = words.first { $0.word.uppercased() == $0.word && $0.word == text.uppercased() }
    return (exact ?? fcm)?.spelling
  }

  private mutating func typed(_ node: JSONNode, at path: FieldPath) -> SaidValue? {
    guard node.members != nil, let type = table.type(at: path) else { return nil }
    if type.isDraft {
      // What Node.js gets as it is, it sends.
      guard !table.sendsUnknownKeys else { return nil }
      if path == AndroidBlock.v2.path {
        let result = language == .python ? "raises an error" : "doesn't compile"
        note(
          path,
          "no release of \(language.sdk) has it: the code follows a public draft and \(result) with a released SDK",
          .unreleased)
      }
    }
    var object = object(node, type)
    complete(&object)
    noteMissing(node, type)
    return .object(object)
  }

  private mutating func objects(_ node: JSONNode, at path: FieldPath) -> SaidValue? {
    guard let elements = node.elements, let type = table.type(at: path) else { return nil }
    var values: [SaidValue] = []
    for element in elements {
      guard element.members != nil else { return nil }
      values.append(.object(object(element, type)))
      noteMissing(element, type)
    }
    return .list(values)
  }

  static func number(_ node: JSONNode) -> WrittenNumber? {
    guard case .number(let text) = node.kind else { return nil }
    return WrittenNumber(text)
  }

  /// Of members with the same key the last one; keys are compared by their bytes.
  static func counting(_ members: [JSONNode.Member]) -> [JSONNode.Member] {
    let last = Dictionary(members.enumerated().map { (Array($1.key.utf8), $0) }) { $1 }
    return members.enumerated().filter { last[Array($1.key.utf8)] == $0 }.map(\.element)
  }

  static func repeated(_ members: [JSONNode.Member]) -> [String] {
    Dictionary(grouping: members) { Array($0.key.utf8) }.values
      .filter { $0.count > 1 }.compactMap(\.first?.key).sorted()
  }
}
