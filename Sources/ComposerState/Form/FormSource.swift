import PushMessages

/// Makes a form's fields out of a document and the field catalogue.
struct FormSource {
  let document: MessageDocument

  init(_ document: MessageDocument) {
    self.document = document
  }

  func cell(_ path: FieldPath, _ placeholder: String) -> FormCell {
    FormCell(
      .field(path), FieldCatalogue[path]?.kind ?? .text, text: text(document.node(at: path)),
      placeholder: placeholder)
  }

  /// One field an argument, and one more to add another.
  func arguments(_ path: FieldPath) -> [FormCell] {
    let elements = document.node(at: path)?.elements ?? []
    let cells = elements.enumerated().map { index, element in
      FormCell(.argument(path, index), .text, text: text(element), placeholder: "\"\"")
    }
    return cells + [FormCell(.argument(path, elements.count), .text, text: "", placeholder: "+")]
  }

  private func text(_ node: JSONNode?) -> String {
    guard let node, node.kind != .null else { return "" }
    return node.string ?? JSONText.compact(node)
  }
}
