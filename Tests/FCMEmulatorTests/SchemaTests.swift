import FoundationEssentials
import PushMessages
import Testing

@testable import FCMEmulator

struct SchemaTests {
  /// Newer than the published document; Google's own client libraries send them.
  private static let newerFields: Set = [
    "Message.fid", "AndroidNotification.bypass_proxy_notification",
  ]

  @Test func `The emulator knows every field of the published API, and no other`() throws {
    var unpublished: Set<String> = []
    for (object, fields) in Schema.objects {
      for field in fields.values { unpublished.insert("\(object).\(field.name)") }
    }
    var count = 0
    for schema in try publishedSchemas() {
      for property in schema.value["properties"]?.members ?? [] {
        let field = Schema.field(property.key, of: schema.key)
        let type = (schema.value["id"]?.string ?? "") + "." + property.key
        #expect(field.map { shape(of: $0.kind) } == publishedShape(of: property.value), "\(type)")
        if let field { unpublished.remove("\(schema.key).\(field.name)") }
        count += 1
      }
    }
    #expect(count == 72)
    #expect(unpublished == Self.newerFields)
  }

  private func publishedSchemas() throws -> [JSONNode.Member] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Vectors/fcm-v1-discovery.json")
    let document = try JSONNode(strict: [UInt8](Data(contentsOf: file)))
    return try #require(document["schemas"]?.members)
  }

  /// A kind in the words of a discovery document.
  private func shape(of kind: FieldKind) -> String {
    switch kind {
    case .string: "string"
    case .bool: "boolean"
    case .int32: "integer int32"
    case .float: "number float"
    case .duration: "string google-duration"
    case .timestamp: "string google-datetime"
    case .map: "object of string"
    case .free: "object of any"
    case .strings: "array of string"
    case .durations: "array of string google-duration"
    case .enumeration(_, let values): "string " + values.joined(separator: "|")
    case .object(let name): name
    }
  }

  private func publishedShape(of property: JSONNode) -> String? {
    if let reference = property["$ref"]?.string { return reference }
    guard var shape = property["type"]?.string else { return nil }
    if let format = property["format"]?.string { shape += " " + format }
    if let values = property["enum"]?.elements {
      shape += " " + values.compactMap(\.string).joined(separator: "|")
    }
    if let inner = property["items"] ?? property["additionalProperties"] {
      shape += " of " + (publishedShape(of: inner) ?? "")
    }
    return shape
  }
}
