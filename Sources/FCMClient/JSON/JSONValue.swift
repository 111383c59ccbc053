/// A JSON value as a document holds it: members in their order, repeated names kept, numbers as
/// written.
///
/// The order matters because FCM names the entries of a map by their place
/// (`message.data[0].value`), never by their key.
package enum JSONValue: Hashable, Sendable {
  /// One member of an object, name unescaped.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  case null
  case bool(Bool)
  /// The number's own characters, so that nothing is rounded.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// The value of the last member with that name, which is the one that most readers take; `nil`
  /// for anything but an object.
  package subscript(name: String) -> JSONValue? {
    members?.last { $0.name == name }?.value
  }

  package var members: [Member]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  package var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  package var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }
}
