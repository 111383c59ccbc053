import Foundation
import PushMessages
import Testing

/// The objects that a request of `messages:send` is made of, as the API publishes them.
struct Discovery {
  struct Property {
    /// `string google-duration`, `array of string`, or the name of an object.
    var shape: String
    var isDeprecated: Bool

    var words: [String]? {
      guard let list = shape.split(separator: " ").last, list.contains("|") else { return nil }
      return list.split(separator: "|").map(String.init)
    }
  }

  /// `OBJECT.field: TYPE`, with two spaces and `deprecated` behind what is.
  var types: Set<String>

  /// The document that the environment names; `nil` if it names none.
  static let document = ProcessInfo.processInfo.environment["PUSHWRIGHT_FCM_DISCOVERY"]

  /// The table beside the tests.
  static func table() throws -> Discovery {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/fcm-v1-schema.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Discovery(
      types: Set(lines.filter { $0.contains(": ") && $0.first != "#" }.map(String.init)))
  }

  private init(types: Set<String>) {
    self.types = types
  }

  /// Reads a discovery document, but for what belongs to other methods.
  init(document: String) throws {
    let parsed = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: document)))
    let root = try #require(parsed as? [String: Any])
    let schemas = try #require(root["schemas"] as? [String: [String: Any]])
    types = []
    for (object, schema) in schemas
    where !object.hasSuffix("Response") && object != "TopicSubscription" {
      for (name, value) in schema["properties"] as? [String: [String: Any]] ?? [:] {
        let mark = value["deprecated"] as? Bool == true ? "  deprecated" : ""
        types.insert("\(object).\(name): \(try Self.shape(of: value))\(mark)")
      }
    }
  }

  private static func shape(of value: [String: Any]) throws -> String {
    if let reference = value["$ref"] as? String { return reference }
    var words = [try #require(value["type"] as? String)]
    if let format = value["format"] as? String { words.append(format) }
    if let list = value["enum"] as? [String] { words.append(list.joined(separator: "|")) }
    if let inner = (value["items"] ?? value["additionalProperties"]) as? [String: Any] {
      words.append("of \(try shape(of: inner))")
    }
    return words.joined(separator: " ")
  }

  /// The fields of a message, by their paths in snake_case.
  func properties() -> [FieldPath: Property] {
    var found: [FieldPath: Property] = [:]
    func walk(_ object: String, at path: FieldPath) {
      for line in types where line.hasPrefix("\(object).") {
        let parts = line.dropFirst(object.count + 1).split(separator: ": ", maxSplits: 1)
        let isDeprecated = parts[1].hasSuffix("  deprecated")
        let shape = String(isDeprecated ? parts[1].dropLast("  deprecated".count) : parts[1])
        let path = path.appending(Self.snakeCase(String(parts[0])))
        found[path] = Property(shape: shape, isDeprecated: isDeprecated)
        walk(shape, at: path)
      }
    }
    walk("Message", at: FieldPath())
    return found
  }

  private static func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }
}
