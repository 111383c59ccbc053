/// Applies one platform's precedence to a draft, field by field, in the order in which the result is shown.
struct Precedence {
  let document: MessageDocument
  /// The platform's own block; `nil` if the draft has none.
  private let block: JSONNode?
  /// The object of it in which its `notification` is, with its path: mostly the block.
  private let holder: (node: JSONNode?, path: FieldPath)
  var received: ReceivedMessage

  init(_ document: MessageDocument, block: FieldPath, notificationIn holder: FieldPath? = nil) {
    self.document = document
    self.block = document.node(at: block)
    self.holder = holder.map { (document.node(at: $0), $0) } ?? (self.block, block)
    received = ReceivedMessage(block: block)
    received.hasNotification = isObject(at: Self.notification)
  }

  /// The common notification and the common data; in a platform's block the same names mean its own.
  static let notification: FieldPath = "notification"
  static let data: FieldPath = "data"

  /// The field of the platform's own block that a place mirrors.
  func own(_ place: FieldPath) -> FieldPath {
    let base = place.hasPrefix(Self.notification) ? holder.path : received.block
    return FieldPath(base.components + place.components)
  }

  mutating func add(
    _ value: JSONValue, at place: FieldPath, from source: FieldPath,
    _ remark: ReceivedMessage.Remark? = nil
  ) {
    received.append(.init(place: place, value: value, origin: .field(source), remark: remark))
  }

  /// What FCM puts where the draft has nothing.
  mutating func addDefault(_ text: String, at place: FieldPath) {
    received.append(.init(place: place, value: .string(text), origin: .fcmDefault))
  }

  mutating func replace(_ path: FieldPath, by winner: FieldPath) {
    received.replacements.append(.init(path: path, winner: winner))
  }

  /// A field that the platform's own block has, or the common one that it overrides.
  mutating func add(
    _ place: FieldPath, over common: FieldPath? = nil, _ remark: ReceivedMessage.Remark? = nil
  ) {
    let common = common.flatMap { path in value(at: path).map { (path: path, value: $0) } }
    if hasOwn(place), let value = value(at: own(place)) {
      add(value, at: place, from: own(place), remark)
      if let common { replace(common.path, by: own(place)) }
    } else if let common {
      add(common.value, at: place, from: common.path, remark)
    }
  }

  /// The platform's own data replaces the common one as a whole; an empty map cannot be told from an absent one.
  mutating func addData(_ remark: (_ key: String) -> ReceivedMessage.Remark? = { _ in nil }) {
    let path = own(Self.data)
    let mine = texts(at: path)
    let common = texts(at: Self.data)
    let isReplaced = !mine.isEmpty
    for (key, text) in isReplaced ? mine : common {
      let source = (isReplaced ? path : Self.data).appending(key)
      add(.string(text), at: Self.data.appending(key), from: source, remark(key))
    }
    guard isReplaced else { return }
    let keys = Set(mine.map(\.key))
    for (key, _) in common {
      let winner = keys.contains(key) ? path.appending(key) : path
      replace(Self.data.appending(key), by: winner)
    }
  }

  /// Whether the platform's own block may have something at a place: most of the places that are looked at are empty.
  func hasOwn(_ place: FieldPath) -> Bool {
    guard var node = place.hasPrefix(Self.notification) ? holder.node : block else { return false }
    for component in place.components {
      guard case .key(let key) = component, let member = node.member(key, orCamelCase: true)
      else { return false }
      node = member.value
    }
    return true
  }

  /// A field with a type that FCM takes; `nil` if it is not set, empty or refused.
  func value(at path: FieldPath) -> JSONValue? {
    guard let node = document.node(at: path), let kind = FieldCatalogue[path]?.kind,
      kind.takes(node)
    else { return nil }
    return node.countingValue
  }

  /// The members of a map of strings; others make FCM refuse the message.
  func texts(at path: FieldPath) -> [(key: String, text: String)] {
    members(at: path).compactMap { member in
      guard case .string(let text) = member.value else { return nil }
      return (member.key, text)
    }
  }

  /// The members of an object that count; empty for anything else.
  func members(at path: FieldPath) -> [JSONValue.Member] {
    guard case .object(let members)? = document.node(at: path)?.countingValue else { return [] }
    return members
  }

  /// The value at a path, where it is not null.
  func present(at path: FieldPath) -> JSONNode? {
    document.node(at: path).flatMap { $0.kind == .null ? nil : $0 }
  }

  func isObject(at path: FieldPath) -> Bool { document.node(at: path)?.members != nil }
}

extension Field.Kind {
  /// Whether FCM takes a value for such a field and it says something; an enumeration may be a number, and a number text.
  fileprivate func takes(_ node: JSONNode) -> Bool {
    switch (self, node.kind) {
    case (.integer, .number), (.decimal, .number), (.choice, .number): true
    case (.boolean, .boolean): true
    case (.arguments, .array), (.durations, .array): true
    case (.group, .object), (.freeForm, .object), (.stringMap, .object), (.textOrGroup, .object):
      true
    case (.boolean, .string), (.flag, _), (.marker, _), (.arguments, _), (.durations, _),
      (.group, _),
      (.freeForm, _), (.stringMap, _):
      false
    case (_, .string(let text)): !text.isEmpty
    default: false
    }
  }
}

extension JSONNode {
  /// The value without its place, of duplicate keys on every level only the one that counts.
  var countingValue: JSONValue {
    switch kind {
    case .array(let elements): .list(elements.map(\.countingValue))
    case .object(let members):
      .object(JSONText.counting(members, key: \.key).map { .init($0.key, $0.value.countingValue) })
    default: JSONValue(self)
    }
  }
}
