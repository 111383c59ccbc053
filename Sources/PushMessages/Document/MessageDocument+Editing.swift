extension MessageDocument {
  /// Why an edit could not be made.
  public struct EditRefusal: Error, Hashable, Sendable {
    /// Lower-case, without a full stop.
    public var sentence: String

    public init(sentence: String) { self.sentence = sentence }
  }

  /// Puts a value at a path, making the objects on the way there; `nil` removes the field.
  ///
  /// The rest of the text stays byte for byte as it is. Objects that a removal leaves empty go with it.
  /// An alert that is a text is its own body, and stays a text as long as nothing but the body is set.
  /// - Throws: ``EditRefusal`` if the text can't be read, or a value on the way isn't an object.
  public mutating func set(_ value: JSONValue?, at path: FieldPath) throws(EditRefusal) {
    guard message != nil else {
      throw EditRefusal(sentence: "the text has no readable \"message\": fix it first")
    }
    let path = place(of: value, at: path)
    guard let value else { return removeAll(path) }
    if let node = node(at: path) {
      replace(
        node.range, with: value.text(indentation: lineIndentation(at: node.range), unit: unit))
    } else {
      try insert(value, at: path)
    }
  }

  /// Where a value has its place: that of the body of a plain alert is the alert itself.
  private func place(of value: JSONValue?, at path: FieldPath) -> FieldPath {
    guard path == Self.alert.appending("body"), string(at: Self.alert) != nil else { return path }
    switch value {
    case .string, nil: return Self.alert
    default: return path
    }
  }

  private mutating func insert(_ value: JSONValue, at path: FieldPath) throws(EditRefusal) {
    var existing = path
    var missing: [String] = []
    while let parent = existing.parent {
      guard case .key? = existing.components.last else {
        throw EditRefusal(sentence: "\(path) doesn't exist: only a whole list can be set")
      }
      missing.insert(existing.lastKey, at: 0)
      existing = parent
      guard let node = node(at: existing) else { continue }
      let key = missing[0]
      let rest = missing.dropFirst().reversed().reduce(value) { .object([.init($1, $0)]) }
      return try add(rest, as: key, to: node, at: existing)
    }
  }

  private mutating func add(
    _ value: JSONValue, as key: String, to node: JSONNode, at path: FieldPath
  ) throws(EditRefusal) {
    if case .string(let text) = node.kind, path == Self.alert {
      // A plain alert is short for its body; the long form has room for the rest.
      let body = JSONValue.Member("body", .string(text))
      let own = JSONValue.Member(key, value)
      let object = JSONValue.object(key == "body" ? [own] : [body, own])
      let indentation = lineIndentation(at: node.range)
      return replace(node.range, with: object.text(indentation: indentation, unit: unit))
    }
    if case .null = node.kind {
      let object = JSONValue.object([.init(key, value)])
      let indentation = lineIndentation(at: node.range)
      return replace(node.range, with: object.text(indentation: indentation, unit: unit))
    }
    guard let members = node.members else {
      throw EditRefusal(
        sentence: "\(path) is \(node.kindName), not an object: nothing can be added to it")
    }
    append(value, as: key, to: node, members: members)
  }

  private mutating func append(
    _ value: JSONValue, as key: String, to node: JSONNode, members: [JSONNode.Member]
  ) {
    let outer = lineIndentation(at: node.range)
    guard let last = members.last else {
      let object = JSONValue.object([.init(key, value)])
      return replace(node.range, with: object.text(indentation: outer, unit: unit))
    }
    let isInline = !hasLineBreak(in: node.range.lowerBound..<last.keyRange.lowerBound)
    let indentation = isInline ? outer : lineIndentation(at: last.keyRange)
    let entry = "\(JSONText.quoted(key)): \(value.text(indentation: indentation, unit: unit))"
    let separator = isInline ? ", " : ",\n\(indentation)"
    let end = last.value.range.upperBound
    replace(end..<end, with: separator + entry)
  }

  /// Removes a field under all its names, or an earlier one of the same name would count from now on.
  private mutating func removeAll(_ path: FieldPath) {
    guard !path.lastKey.isEmpty else { return remove(path) }
    var before: String
    repeat {
      before = text
      remove(path)
    } while text != before
  }

  mutating func remove(_ path: FieldPath) {
    var path = path
    while let parent = path.parent, let holder = node(at: parent) {
      guard !path.components.isEmpty, node(at: path) != nil else { return }
      let isLast = (holder.members?.count ?? holder.elements?.count ?? 0) == 1
      if isLast, !parent.components.isEmpty {
        path = parent
        continue
      }
      return cut(path, from: holder)
    }
  }

  /// Removes a member with the comma and the white space that belong to it.
  private mutating func cut(_ path: FieldPath, from holder: JSONNode) {
    guard let found = member(at: path) else { return }
    cut((found.keyStart ?? found.node.range.lowerBound)..<found.node.range.upperBound, from: holder)
  }

  /// Removes what stands there between the braces or brackets of an object or a list.
  mutating func cut(_ own: Range<Int>, from holder: JSONNode) {
    let siblings =
      holder.members.map { $0.map(\.range) } ?? holder.elements?.map(\.range) ?? []
    guard let index = siblings.firstIndex(of: own) else { return }
    if index > 0 {
      replace(siblings[index - 1].upperBound..<own.upperBound, with: "")
    } else if siblings.count > 1 {
      replace(own.lowerBound..<siblings[1].lowerBound, with: "")
    } else {
      replace(holder.range.lowerBound + 1..<holder.range.upperBound - 1, with: "")
    }
  }

  private static let alert: FieldPath = "apns.payload.aps.alert"

  mutating func replace(_ range: Range<Int>, with replacement: String) {
    var bytes = Array(text.utf8)
    // Strings hold no raw line breaks, so only layout gets the text's own.
    if hasWindowsLines {
      bytes.replaceSubrange(
        range, with: replacement.utf8.flatMap { $0 == 0x0A ? [0x0D, $0] : [$0] })
    } else {
      bytes.replaceSubrange(range, with: replacement.utf8)
    }
    self = MessageDocument(text: String(decoding: bytes, as: UTF8.self))
  }

  private var hasWindowsLines: Bool {
    guard let first = text.utf8.firstIndex(of: 0x0A) else { return false }
    return text.utf8[..<first].last == 0x0D
  }

  private func hasLineBreak(in range: Range<Int>) -> Bool {
    let bytes = text.utf8.span
    return range.contains { bytes[$0] == 0x0A }
  }

  /// The white space at the start of the line where a range begins.
  private func lineIndentation(at range: Range<Int>) -> String {
    let bytes = text.utf8.span
    var start = range.lowerBound
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = start
    while end < range.lowerBound, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self)
  }

  /// One level of the text's own indentation.
  private var unit: String {
    guard let first = root?.members?.first, let root else { return "  " }
    let isInline = !hasLineBreak(in: root.range.lowerBound..<first.keyRange.lowerBound)
    let indentation = lineIndentation(at: first.keyRange)
    return isInline || indentation.isEmpty ? "  " : indentation
  }
}
