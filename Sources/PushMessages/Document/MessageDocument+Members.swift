extension MessageDocument {
  /// Gives a member of the object at the path another key.
  ///
  /// Its value, its place among the others and the rest of the text stay byte for byte as they are.
  /// Members are counted from 0, in the order of the text; one that is not there is left alone.
  public mutating func renameMember(_ index: Int, of path: FieldPath, to key: String) {
    guard let member = listed(index, of: path), member.key != key else { return }
    replace(member.keyRange, with: JSONText.quoted(key))
  }

  /// Gives a member another value, also one of several with the same key.
  public mutating func setMember(_ index: Int, of path: FieldPath, to value: JSONValue) {
    guard let member = listed(index, of: path) else { return }
    replace(member.value.range, with: value.text())
  }

  /// Removes a member; objects that are left empty go with it.
  public mutating func removeMember(_ index: Int, of path: FieldPath) {
    guard let member = listed(index, of: path), let holder = node(at: path) else { return }
    if holder.members?.count == 1, !path.components.isEmpty {
      remove(path)
    } else {
      cut(member.range, from: holder)
    }
  }

  private func listed(_ index: Int, of path: FieldPath) -> JSONNode.Member? {
    guard let members = node(at: path)?.members, members.indices.contains(index) else { return nil }
    return members[index]
  }
}

extension MessageDocument {
  /// Every target that the message sets, as ``Message/targets`` has them, without the reading of all the rest.
  public var targets: [Message.Target] {
    [
      message?["fid"]?.string.map { .installation($0) },
      message?["token"]?.string.map { .token($0) },
      message?["topic"]?.string.map { .topic($0) },
      message?["condition"]?.string.map { .condition($0) },
    ].compactMap(\.self)
  }
}
