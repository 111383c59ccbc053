internal import PushMessages

/// A JSON Schema (draft 2020-12), put together from the few words that our reports need.
struct JSONSchema {
  /// A member that an object has.
  struct Property {
    var name: String
    var schema: JSONSchema
    var isRequired = true

    init(_ name: String, _ schema: JSONSchema, isRequired: Bool = true) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
    }
  }

  private(set) var members: [JSONValue.Member]

  var value: JSONValue { .object(members) }

  static let string = JSONSchema(members: [.init("type", .string("string"))])
  static let boolean = JSONSchema(members: [.init("type", .string("boolean"))])
  /// Any value.
  static let anything = JSONSchema(members: [])
  /// A whole number.
  static let number = JSONSchema(members: [.init("type", .string("integer"))])
  /// A line, a column or a count.
  static let count = JSONSchema(members: [
    .init("type", .string("integer")), .init("minimum", .number("0")),
  ])

  /// One of our own definitions.
  static func definition(_ name: String) -> JSONSchema {
    JSONSchema(members: [.init("$ref", .string("#/$defs/\(name)"))])
  }

  /// Exactly this value.
  static func constant(_ value: JSONValue) -> JSONSchema {
    JSONSchema(members: [.init("const", value)])
  }

  static func choice(_ words: [String]) -> JSONSchema {
    JSONSchema(members: [.init("enum", .list(words.map(JSONValue.string)))])
  }

  static func list(of element: JSONSchema) -> JSONSchema {
    JSONSchema(members: [.init("type", .string("array")), .init("items", element.value)])
  }

  /// With these members and no others.
  static func object(_ properties: [Property]) -> JSONSchema {
    let schemas = properties.map { JSONValue.Member($0.name, $0.schema.value) }
    let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
    return JSONSchema(members: [
      .init("type", .string("object")), .init("properties", .object(schemas)),
      .init("required", .list(required)), .init("additionalProperties", .boolean(false)),
    ])
  }

  static func any(of schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema(members: [.init("anyOf", .list(schemas.map(\.value)))])
  }

  var orNull: JSONSchema {
    .any(of: [self, JSONSchema(members: [.init("type", .string("null"))])])
  }

  /// With a sentence for people.
  func described(_ sentence: String) -> JSONSchema {
    JSONSchema(members: [.init("description", .string(sentence))] + members)
  }
}
