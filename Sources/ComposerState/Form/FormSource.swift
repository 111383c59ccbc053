import PushMessages

/// Makes a form's fields out of a document and the field catalogue.
struct FormSource {
  let document: MessageDocument
  private let android: AndroidBlock

  init(_ document: MessageDocument) {
    self.document = document
    android = document.androidBlock
  }

  /// The field of the draft's own Android block; `nil` if that block has none like it.
  func place(of path: FieldPath) -> FieldPath? { android.place(of: path) }

  private static let alert: FieldPath = "apns.payload.aps.alert"
  private static let body = alert.appending("body")

  /// The value of a field; an alert that is a text is its own body.
  func node(at path: FieldPath) -> JSONNode? {
    if let node = document.node(at: path) { return node }
    return isPlainAlert(path) ? document.node(at: Self.alert) : nil
  }

  /// Whether a field is the body of an alert that is a text.
  private func isPlainAlert(_ path: FieldPath) -> Bool {
    path == Self.body && document.string(at: Self.alert) != nil
  }

  func cell(_ path: FieldPath, _ placeholder: String) -> FormCell {
    let node = node(at: path)
    let kind = kind(of: path, node)
    let value = kind.isStructure ? Self.outline(node) : text(node)
    return FormCell(
      .field(path), kind, text: value, placeholder: placeholder, shown: Self.shown(value, kind),
      path: isPlainAlert(path) ? Self.alert : nil)
  }

  /// One field an argument, and one more to add another.
  func arguments(_ path: FieldPath) -> [FormCell] {
    let kind = FieldCatalogue[path]?.elementKind ?? .text
    let elements = node(at: path)?.elements ?? []
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
}
