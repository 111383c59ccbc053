extension JSONText {
  /// How many bytes the compact form of a value has; the screen says so after every keypress, and shows no such text.
  static func compactSize(_ node: JSONNode) -> Int {
    switch node.kind {
    case .string(let text): quotedSize(text)
    case .number(let text): text.utf8.count
    case .boolean(let flag): flag ? 4 : 5
    case .null: 4
    case .array(let elements):
      elements.reduce(brackets(around: elements.count)) { $0 + compactSize($1) }
    case .object(let members):
      size(of: counting(members, key: \.key))
    }
  }

  /// The same of a value without places.
  static func compactSize(_ value: JSONValue) -> Int {
    switch value {
    case .string(let text): quotedSize(text)
    case .number(let text): text.utf8.count
    case .boolean(let flag): flag ? 4 : 5
    case .null: 4
    case .list(let values):
      values.reduce(brackets(around: values.count)) { $0 + compactSize($1) }
    case .object(let members):
      size(of: counting(members, key: \.key))
    }
  }

  private static func size(of members: [JSONValue.Member]) -> Int {
    members.reduce(brackets(around: members.count)) {
      $0 + quotedSize($1.key) + 1 + compactSize($1.value)
    }
  }

  private static func size(of members: [JSONNode.Member]) -> Int {
    members.reduce(brackets(around: members.count)) {
      $0 + quotedSize($1.key) + 1 + compactSize($1.value)
    }
  }

  /// What an object or a list takes besides its members: the brackets, and the commas.
  private static func brackets(around count: Int) -> Int { 2 + max(0, count - 1) }

  private static func quotedSize(_ text: String) -> Int {
    text.utf8.allSatisfy(isPlain) ? text.utf8.count + 2 : quoted(text).utf8.count
  }
}
