internal import PushMessages

extension Speaker {
  /// Any value, as the language writes data; `nil` if it has none for it.
  mutating func json(_ node: JSONNode, at path: FieldPath) -> SaidValue? {
    switch node.kind {
    case .string(let text): return .text(text)
    case .boolean(let flag): return .boolean(flag)
    case .number: return number(node, at: path)
    case .null where language == .java: return nil
    case .null: return .null
    case .array(let elements): return list(elements, at: path)
    case .object(let members): return map(members, at: path)
    }
  }

  private mutating func number(_ node: JSONNode, at path: FieldPath) -> SaidValue? {
    guard let number = Self.number(node) else { return nil }
    if let integer = number.integer {
      // JavaScript's numbers are exact up to here.
      guard language == .node, abs(Double(integer)) > 9_007_199_254_740_991 else {
        return .number(number.isWrittenWhole ? "\(integer)" : number.formatted)
      }
    } else if language == .python, number.isWrittenWhole {
      return .number(number.text)
    }
    guard number.nearest.isFinite else { return nil }
    if !number.isExactDouble {
      let rounded = language == .node ? number.nearestOfScripts : "\(number.nearest)"
      note(path, "\(number.text) becomes \(rounded)", .changed)
      return .number(rounded)
    }
    return .number(number.formatted)
  }

  private mutating func list(_ elements: [JSONNode], at path: FieldPath) -> SaidValue {
    var values: [SaidValue] = []
    for (index, element) in elements.enumerated() {
      let place = path.appending(index)
      if let value = json(element, at: place) {
        values.append(value)
      } else {
        noteMissing(element, at: place)
      }
    }
    return .list(values)
  }

  private mutating func map(_ members: [JSONNode.Member], at path: FieldPath) -> SaidValue {
    var entries: [SaidValue.Entry] = []
    for member in Self.counting(members) {
      let place = path.appending(member.key)
      if let value = json(member.value, at: place) {
        entries.append(SaidValue.Entry(key: member.key, value: value))
      } else {
        noteMissing(member.value, at: place)
      }
    }
    for key in Self.repeated(members) {
      note(path.appending(key), "it is set twice, and the last one counts")
    }
    return .map(entries)
  }

  private mutating func noteMissing(_ node: JSONNode, at path: FieldPath) {
    note(
      path,
      "\(language.sdk) can't send \(JSONText.compact(node)) there; left out", .leftOut)
  }
}
