internal import PushMessages

extension JSONNode {
  /// Puts a value at a path below this object, making the objects on the way; a value that stands there is replaced.
  mutating func put(_ value: JSONNode, at path: FieldPath, key range: Range<Int>) {
    put(value, at: ArraySlice(path.components.map(\.name)), key: range)
  }

  private mutating func put(_ value: JSONNode, at keys: ArraySlice<String>, key range: Range<Int>) {
    guard let key = keys.first else {
      self = value
      return
    }
    var members = members ?? []
    let index = members.firstIndex { $0.key == key }
    var child = index.map { members[$0].value } ?? JSONNode(kind: .object([]), range: value.range)
    child.put(value, at: keys.dropFirst(), key: range)
    if let index {
      members[index].value = child
    } else {
      members.append(Member(key: key, keyRange: range, value: child))
    }
    kind = .object(members)
  }

  /// The same place with another value.
  func with(_ kind: Kind) -> JSONNode { JSONNode(kind: kind, range: range) }
}

extension FieldPath.Component {
  /// The key, or the index in digits.
  fileprivate var name: String {
    switch self {
    case .key(let key): key
    case .index(let index): String(index)
    }
  }
}
