extension ReceivedMessage {
  /// A key of an object that arrives: one value, or the entries of the object below it.
  struct Branch {
    var key: String
    var entries: ArraySlice<Entry>
    var isLeaf: Bool
  }

  /// The keys at a depth, of entries that share all keys above it.
  static func branches(_ entries: ArraySlice<Entry>, depth: Int) -> [Branch] {
    var branches: [Branch] = []
    for index in entries.indices {
      let place = entries[index].place.components
      guard place.indices.contains(depth), case .key(let key) = place[depth] else { continue }
      let isLeaf = place.count == depth + 1
      if !isLeaf, let last = branches.last, !last.isLeaf, last.key == key {
        branches[branches.count - 1].entries = entries[last.entries.startIndex...index]
      } else {
        branches.append(Branch(key: key, entries: entries[index...index], isLeaf: isLeaf))
      }
    }
    return branches
  }

  /// Everything that arrives, as one object.
  public var json: JSONValue { Self.json(entries[...], depth: 0) }

  static func json(_ entries: ArraySlice<Entry>, depth: Int) -> JSONValue {
    .object(
      branches(entries, depth: depth).map { branch in
        let value = branch.isLeaf ? branch.entries.first?.value : nil
        return .init(branch.key, value ?? json(branch.entries, depth: depth + 1))
      })
  }
}
