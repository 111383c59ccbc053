/// An opening tag.
struct XMLElement {
  struct Attribute {
    var namespace: String?
    var name: String
    var value: String
  }

  var namespace: String?
  var name: String
  var attributes: [Attribute]
  var line: Int
  var column: Int

  /// The value of the attribute of that name in no namespace, without white space around it.
  func attribute(_ name: String) -> String? {
    for attribute in attributes where attribute.namespace == nil && attribute.name == name {
      return attribute.value.trimmingASCIIWhitespace()
    }
    return nil
  }

  /// The same, with an empty value as good as none.
  func nonEmptyAttribute(_ name: String) -> String? {
    guard let value = attribute(name), !value.isEmpty else { return nil }
    return value
  }
}
