import CodeSnippets
import PushMessages

@testable import struct CodeSnippets.Instant
@testable import struct CodeSnippets.Span
@testable import struct CodeSnippets.WrittenNumber

/// The values of a message by their paths, so that two that mean the same to FCM are equal.
struct MessageLeaves {
  private(set) var values: [FieldPath: String] = [:]

  init(_ message: JSONNode) {
    var spelling = MessageDocument(text: "{\"message\":\(JSONText.compact(message))}")
    spelling = MessageImport.reading(spelling.text, as: .json, isUnifying: true).document
    if let message = spelling.message { collect(message, at: FieldPath()) }
  }

  private mutating func collect(_ node: JSONNode, at path: FieldPath) {
    let isRoot = path == FieldPath()
    switch node.kind {
    case .object(let members) where !members.isEmpty || isRoot:
      for member in members { collect(member.value, at: path.appending(member.key)) }
    case .array(let elements) where !elements.isEmpty:
      for (index, element) in elements.enumerated() { collect(element, at: path.appending(index)) }
    case .object: values[path] = "{}"
    case .array: values[path] = "[]"
    case .null: values[path] = "null"
    case .boolean(let flag): values[path] = "\(flag)"
    case .number(let text): values[path] = Self.number(text, at: path)
    case .string(let text): values[path] = Self.text(text, at: path)
    }
    if path.lastKey == "color", path.parent?.lastKey == "light_settings", node.members != nil {
      completeColor(at: path)
    }
  }

  /// An opaque color is the same without its alpha, and so is a part of nothing.
  private mutating func completeColor(at path: FieldPath) {
    values[path] = nil
    for part in ["red", "green", "blue", "alpha"] where values[path.appending(part)] == nil {
      values[path.appending(part)] = part == "alpha" ? "1.0" : "0.0"
    }
  }

  private static func number(_ text: String, at path: FieldPath) -> String {
    guard let number = Double(text) else { return text }
    let isColor = path.components.contains(.key("light_settings"))
    // The API's colors have 32 bits, and the SDKs make them of 255 steps.
    let value = isColor ? (number * 255).rounded() / 255 : number
    return "\(value == 0 ? 0 : value)"
  }

  private static func text(_ text: String, at path: FieldPath) -> String {
    guard case .key(let block)? = path.components.first, block.hasPrefix("android"),
      !path.components.contains(.key("data"))
    else { return "‘\(text)’" }
    if let span = Span(text) {
      // SDKs that reckon with fractions of a second lose a few nanoseconds.
      let nanoseconds = span.nanoseconds + 500
      return "\(span.seconds + nanoseconds / 1_000_000_000) \(nanoseconds / 1000 % 1_000_000)"
    }
    if let instant = Instant(text) { return instant.text }
    let isChoice: Bool
    if case .choice? = FieldCatalogue[path]?.kind { isChoice = true } else { isChoice = false }
    return "‘\(isChoice ? text.uppercased() : text)’"
  }

  /// Where the other message differs, apart from the places that notes are about.
  func differences(from other: MessageLeaves, butFor notes: [SnippetNote]) -> [String] {
    Set(values.keys).union(other.values.keys).filter { path in
      values[path] != other.values[path]
        && !notes.contains { note in
          let place = note.path.upToIndex
          return place.hasPrefix(path) || path.hasPrefix(place)
        }
    }.map { path in
      "\(path): \(values[path] ?? "nothing") became \(other.values[path] ?? "nothing")"
    }.sorted()
  }
}

extension FieldPath {
  /// Without what is in a list: an element that is left out moves the others.
  fileprivate var upToIndex: FieldPath {
    FieldPath(
      Array(
        components.prefix { if case .key = $0 { true } else { false } }))
  }
}
