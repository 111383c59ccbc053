import Foundation
import Testing

@testable import FCMEmulator

struct SchemaTests {
  @Test func `The emulator knows every field of the published API, and no other`() throws {
    let published = try publishedFields()
    #expect(published.count == 117)
    var own: [String: String] = [:]
    for (object, fields) in Schema.objects {
      for (name, field) in fields where name == camelCase(field.name) {
        own["\(object).\(name)"] = shape(of: field.kind)
      }
    }
    #expect(own == published)
    for fields in Schema.objects.values {
      for field in fields.values { #expect(fields[field.name] != nil) }
    }
  }

  /// The table of the published API, without what it marks as deprecated: `Message.fid` is a `string`.
  private func publishedFields() throws -> [String: String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "PushMessagesTests/Data/fcm-v1-schema.txt")
    var fields: [String: String] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let parts = line.split(separator: ": ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      fields[String(parts[0])] = String(parts[1]).replacing("  deprecated", with: "")
    }
    return fields
  }

  private func camelCase(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
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
}
