import PushMessages

/// Makes a form's fields out of a document and the field catalogue.
struct FormSource {
  let document: MessageDocument
  /// Every value of the message's objects that counts, by its path in FCM's own spelling.
  let nodes: [FieldPath: JSONNode]

  init(_ document: MessageDocument) {
    self.document = document
    var nodes: [FieldPath: JSONNode] = [:]
    if let message = document.message { Self.collect(message, FieldPath(), document, &nodes) }
    // An alert that is a text is its own body.
    if let text = nodes[Self.alert], text.string != nil { nodes[Self.body] = text }
    self.nodes = nodes
  }

  private static let alert: FieldPath = "apns.payload.aps.alert"
  private static let body = alert.appending("body")

  func cell(_ path: FieldPath, _ placeholder: String) -> FormCell {
    let node = nodes[path]
    let kind = kind(of: path, node)
    let value = kind.isStructure ? Self.outline(node) : text(node)
    return FormCell(
      .field(path), kind, text: value, placeholder: placeholder, shown: Self.shown(value, kind),
      path: path == Self.body && nodes[Self.alert]?.string != nil ? Self.alert : nil)
  }

  /// One field an argument, and one more to add another.
  func arguments(_ path: FieldPath) -> [FormCell] {
    let kind = FieldCatalogue[path]?.elementKind ?? .text
    let elements = nodes[path]?.elements ?? []
    let cells = elements.enumerated().map { index, element in
      let value = text(element)
      return FormCell(
        .argument(path, index), kind, text: value, placeholder: "\"\"",
        shown: Self.shown(value, kind))
    }
    return cells + [FormCell(.argument(path, elements.count), kind, text: "", placeholder: "+")]
  }

  func text(_ node: JSONNode?) -> String {
    guard let node, node.kind != .null else { return "" }
    return node.string ?? JSONText.compact(node)
  }

  /// A field that is text in one line as long as it holds no object.
  private func kind(of path: FieldPath, _ node: JSONNode?) -> Field.Kind {
    let kind = FieldCatalogue[path]?.kind ?? .text
    guard kind == .textOrGroup else { return kind }
    return node?.members == nil ? .text : .group
  }

  private static func shown(_ text: String, _ kind: Field.Kind) -> String? {
    guard kind == .duration || kind == .seconds else { return nil }
    return DurationInput(text).map(\.short)
  }

  /// What an object or a list holds, in a word or two.
  static func outline(_ node: JSONNode?) -> String {
    guard let node, node.kind != .null else { return "" }
    if let members = node.members {
      return "{…} \(members.count) key\(members.count == 1 ? "" : "s")"
    }
    if let elements = node.elements {
      return "[…] \(elements.count) element\(elements.count == 1 ? "" : "s")"
    }
    return JSONText.compact(node)
  }

  /// Of two members for a field the later one counts, and FCM's spelling before the other one.
  private static func collect(
    _ node: JSONNode, _ path: FieldPath, _ document: MessageDocument,
    _ nodes: inout [FieldPath: JSONNode]
  ) {
    func counts(_ member: JSONNode.Member, as key: String, orCamelCase: Bool) -> Bool {
      node.member(key, orCamelCase: orCamelCase)?.keyRange == member.keyRange
    }
    for member in node.members ?? [] {
      let name = document.fieldName(of: member.key, below: path)
      let isField = counts(member, as: name, orCamelCase: true)
      guard isField || counts(member, as: member.key, orCamelCase: false) else { continue }
      let place = path.appending(isField ? name : member.key)
      nodes[place] = member.value
      guard member.value.members != nil else { continue }
      // What stands in a map of the app's own is looked at entry by entry.
      let isMap = FieldCatalogue[place]?.kind == .stringMap
      if !isMap || !FieldCatalogue.children(of: place).isEmpty {
        collect(member.value, place, document, &nodes)
      }
    }
  }
}
