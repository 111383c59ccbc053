/// An opening tag.
struct XMLElement {
  struct Attribute {
    var namespace: String?
    var name: String
    var value: String
  }

  /// Of `xml:lang`, `xml:space`.
  static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

  var namespace: String?
  var name: String
  var attributes: [Attribute]
  var line: Int
  var column: Int

  /// The value of the attribute of that name in no namespace, as written.
  func rawAttribute(_ name: String) -> String? {
    attributes.first { $0.namespace == nil && $0.name == name }?.value
  }

  /// The same, without white space around it.
  func attribute(_ name: String) -> String? {
    rawAttribute(name)?.trimmingASCIIWhitespace()
  }

  /// The same, with an empty value as good as none.
  func nonEmptyAttribute(_ name: String) -> String? {
    guard let value = attribute(name), !value.isEmpty else { return nil }
    return value
  }
}
