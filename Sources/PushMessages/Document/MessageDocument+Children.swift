extension MessageDocument {
  /// The values that paths below an object lead to, in the order of the text, each with its path; `path` is the object's own.
  ///
  /// Of several members that name one field, in either of FCM's spellings, it is the one that counts, as ``node(at:)`` finds
  /// it. An object of a hundred thousand members is asked for each of them once.
  public func children(
    of object: JSONNode, at path: FieldPath
  ) -> [(path: FieldPath, node: JSONNode)] {
    let members = object.members ?? []
    let names = members.map { fieldName(of: $0.key, below: path) }
    // By their bytes: two texts that are equal may be composed otherwise, and are two keys.
    var last: [[UInt8]: Int] = [:]
    var lastAlias: [[UInt8]: Int] = [:]
    for (index, member) in members.enumerated() {
      last[Array(member.key.utf8)] = index
      if member.key != names[index], FieldName.isCamelCase(member.key, of: names[index]) {
        lastAlias[Array(names[index].utf8)] = index
      }
    }
    return members.indices.compactMap { index in
      let (name, key) = (Array(names[index].utf8), Array(members[index].key.utf8))
      let node = members[index].value
      if (last[name] ?? lastAlias[name]) == index {
        return (path.appending(names[index]), node)
      }
      return last[key] == index ? (path.appending(members[index].key), node) : nil
    }
  }
}
