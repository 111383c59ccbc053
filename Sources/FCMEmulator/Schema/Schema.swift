/// The fields of every object in a `messages:send` request, by the object's name in the published
/// API.
///
/// After revision 20261023 of the discovery document of `fcm` `v1`.
enum Schema {
  static let request = "SendMessageRequest"

  /// Finds a field under either of the spellings that FCM reads: `snake_case` and
  /// `lowerCamelCase`.
  static func field(_ name: String, of object: String) -> Field? {
    objects[object]?[name]
  }

  /// A field of an object: its name in FCM's own messages and what it may hold.
  struct Field {
    var name: String
    var kind: FieldKind
  }

  /// Fields by the name of their object and then by their own name, in both spellings.
  static let objects: [String: [String: Field]] = {
    var objects: [String: [String: Field]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let object = words.first else { continue }
      for word in words.dropFirst() {
        guard let colon = word.firstIndex(of: ":") else { continue }
        let name = String(word[..<colon])
        let kind = FieldKind(String(word[word.index(after: colon)...]))
        let field = Field(name: name, kind: kind)
        objects[String(object), default: [:]][name] = field
        objects[String(object), default: [:]][camelCase(name)] = field
      }
    }
    return objects
  }()

  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "_")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return String(words.first ?? "") + rest.joined()
  }
}
