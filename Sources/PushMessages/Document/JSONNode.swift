import ByteSearch

/// One value of a JSON text, with the place where it stands.
public struct JSONNode: Hashable, Sendable {
  public struct Member: Hashable, Sendable {
    public var key: String
    /// Where the key stands, its quotes included.
    public var keyRange: Range<Int>
    public var value: JSONNode

    package init(key: String, keyRange: Range<Int>, value: JSONNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }

    /// Where key and value stand.
    var range: Range<Int> { keyRange.lowerBound..<value.range.upperBound }
  }

  public enum Kind: Hashable, Sendable {
    /// In the order of the text; duplicate keys are kept, the last one counts.
    indirect case object([Member])
    indirect case array([JSONNode])
    case string(String)
    /// The number as it is written.
    case number(String)
    case boolean(Bool)
    case null
  }

  public var kind: Kind
  /// UTF-8 offsets in the document's text.
  public var range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The members of an object; `nil` for other values.
  public var members: [Member]? {
    guard case .object(let members) = kind else { return nil }
    return members
  }

  /// The elements of a list; `nil` for other values.
  public var elements: [JSONNode]? {
    guard case .array(let elements) = kind else { return nil }
    return elements
  }

  /// The text of a string; `nil` for other values.
  public var string: String? {
    guard case .string(let text) = kind else { return nil }
    return text
  }

  /// What a sentence calls a value of this kind, with its article.
  public var kindName: String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a Boolean"
    case .null: "null"
    }
  }

  /// The value of the last member of that name, which is the one that counts; `nil` for other values than objects.
  public subscript(key: String) -> JSONNode? { member(key, orCamelCase: false)?.value }

  /// The member that counts for a key: the last one of that name, or of its lowerCamelCase spelling.
  ///
  /// FCM reads `title_loc_key` and `titleLocKey` as the same field; so do we, in objects of its own schema.
  public func member(_ key: String, orCamelCase: Bool) -> Member? {
    guard let members else { return nil }
    // By its place: to look at a member copies it.
    if let place = members.indices.last(where: { members[$0].key.hasSameBytes(as: key) }) {
      return members[place]
    }
    guard orCamelCase, key.utf8.contains(UInt8(ascii: "_")) else { return nil }
    return members.indices.last { FieldName.isCamelCase(members[$0].key, of: key) }
      .map { members[$0] }
  }
}
