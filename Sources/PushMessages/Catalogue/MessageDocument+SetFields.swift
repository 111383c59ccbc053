extension MessageDocument {
  /// A field of the catalog, and what the message has there.
  public struct SetField: Sendable {
    public var field: Field
    public var node: JSONNode
  }

  /// The fields of the catalog that the message sets, in the catalog's order.
  public var setFields: [SetField] {
    guard let message else { return [] }
    var found: [(place: Int, field: SetField)] = []
    collect(in: message, at: FieldPath(), into: &found)
    return found.sorted { $0.place < $1.place }.map(\.field)
  }

  private func collect(
    in node: JSONNode, at path: FieldPath, into found: inout [(place: Int, field: SetField)]
  ) {
    guard node.members != nil else { return }
    let hasAliases = Self.aliasDepth(of: path) == .max
    for (place, field) in FieldCatalogue.placedChildren(of: path) {
      guard let member = node.member(field.path.lastKey, orCamelCase: hasAliases) else { continue }
      found.append((place, SetField(field: field, node: member.value)))
      collect(in: member.value, at: field.path, into: &found)
    }
  }
}
