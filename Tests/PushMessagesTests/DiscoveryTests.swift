import Foundation
import PushMessages
import Testing

/// The catalogue against the schema that the FCM API publishes of itself.
struct DiscoveryTests {
  /// What is newer than the document: named one by one, so that nothing else gets in.
  private static let newer: Set<FieldPath> = [
    "fid", "android.notification.bypass_proxy_notification",
  ]

  /// Maps and objects whose content FCM does not define.
  private static let foreign: [FieldPath] = [
    "apns.headers", "apns.payload", "webpush.headers", "webpush.notification",
  ]

  @Test func `Every field of the API is in the catalogue, with the kind of its type`() throws {
    let properties = try Discovery.properties()
    #expect(properties.count == 70)
    for (path, property) in properties {
      guard let field = FieldCatalogue[path] else {
        Issue.record("\(path) is not in the catalogue")
        continue
      }
      #expect(Self.fits(field.kind, property), "\(path): \(field.kind)")
    }
  }

  @Test func `Every field of the catalogue is the API's, but for the newer ones`() throws {
    let known = Set(try Discovery.properties().keys)
    for field in FieldCatalogue.fields where field.status != .preview {
      let isForeign = Self.foreign.contains { field.path != $0 && field.path.hasPrefix($0) }
      guard !isForeign else { continue }
      #expect(known.contains(field.path) != Self.newer.contains(field.path), "\(field.path)")
    }
  }

  @Test func `The words of a choice are the API's`() throws {
    var count = 0
    for (path, property) in try Discovery.properties() {
      guard let words = property.words, case .choice(let ours) = FieldCatalogue[path]?.kind else {
        continue
      }
      count += 1
      #expect(Set(ours) == Set(words), "\(path)")
    }
    #expect(count == 4)
  }

  @Test func `The preview of a coming form is told from what FCM takes today`() {
    let preview = FieldCatalogue.fields.filter { $0.status == .preview }
    #expect(preview.allSatisfy { $0.path.hasPrefix("android_v2") })
    #expect(
      FieldCatalogue.fields.allSatisfy {
        ($0.path.components[0] == .key("android_v2")) == ($0.status == .preview)
      })
    let notification: FieldPath = "android_v2.remote_notification.notification"
    #expect(FieldCatalogue[notification.appending("title_loc_key")]?.kind == .localizationKey)
    #expect(FieldCatalogue[notification.appending("id")]?.kind == .integer)
    #expect(FieldCatalogue[notification.appending("proxy")] == nil)
    #expect(FieldCatalogue["android_v2.priority"] == nil)
    #expect(FieldCatalogue["android_v2.ttl"]?.limit == FieldCatalogue["android.ttl"]?.limit)
  }

  private static func fits(_ kind: Field.Kind, _ property: Discovery.Property) -> Bool {
    switch property.type {
    case "object": property.isMap ? [.stringMap, .freeForm].contains(kind) : kind == .group
    case "array":
      property.elementFormat == "google-duration" ? kind == .durations : kind == .arguments
    case "boolean": kind == .boolean
    case "integer": kind == .integer
    case "number": kind == .decimal
    case "string" where property.format == "google-duration": kind == .duration
    case "string" where property.format == "google-datetime": kind == .timestamp
    case "string" where property.words != nil:
      if case .choice = kind { true } else { false }
    case "string": [.text, .localizationKey, .url, .color].contains(kind)
    default: false
    }
  }
}

/// The published schema of `Message`, flattened to paths in snake_case.
private enum Discovery {
  struct Property {
    var type: String
    var format: String?
    var words: [String]?
    var isMap: Bool
    var elementFormat: String?
  }

  static func properties() throws -> [FieldPath: Property] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/fcm-v1-discovery.json")
    let parsed = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let root = try #require(parsed as? [String: Any])
    let schemas = try #require(root["schemas"] as? [String: [String: Any]])
    var found: [FieldPath: Property] = [:]
    func walk(_ name: String, at path: FieldPath) throws {
      let properties = try #require(schemas[name]?["properties"] as? [String: [String: Any]])
      for (key, value) in properties {
        let path = path.appending(snakeCase(key))
        let reference = value["$ref"] as? String
        found[path] = property(value)
        if let reference { try walk(reference, at: path) }
      }
    }
    try walk("Message", at: FieldPath())
    return found
  }

  private static func property(_ value: [String: Any]) -> Property {
    let items = value["items"] as? [String: Any]
    return Property(
      type: value["type"] as? String ?? "object", format: value["format"] as? String,
      words: value["enum"] as? [String], isMap: value["additionalProperties"] != nil,
      elementFormat: items?["format"] as? String)
  }

  private static func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }
}
