internal import PushMessages

/// Where a field of the legacy API goes.
struct LegacyRule {
  struct Refusal: Error {
    var sentence: String
  }

  enum Value {
    case text
    case flag
    case number
    case arguments
    case boolean
  }

  var paths: [FieldPath]
  var value: Value

  init(_ value: Value, _ paths: FieldPath...) {
    self.value = value
    self.paths = paths
  }

  /// The value in v1; without one where the field is the same as not set.
  func convert(_ node: JSONNode) -> Result<JSONNode.Kind?, Refusal> {
    switch value {
    case .text:
      Self.text(node).map { .success(.string($0)) }
        ?? .failure(.init(sentence: "it isn't a string"))
    case .number:
      Self.wholeNumber(node).map { .success(.number(String($0))) }
        ?? .failure(.init(sentence: "it isn't a whole number"))
    case .boolean:
      if case .boolean = node.kind {
        .success(node.kind)
      } else {
        .failure(.init(sentence: "it isn't true or false"))
      }
    case .flag: Self.flag(node)
    case .arguments: Self.arguments(node)
    }
  }

  private static func text(_ node: JSONNode) -> String? {
    switch node.kind {
    case .string(let text): text
    case .number, .boolean: JSONText.compact(node)
    default: nil
    }
  }

  /// A number, or a text that is one: the legacy API took both.
  static func wholeNumber(_ node: JSONNode) -> Int? {
    switch node.kind {
    case .number(let text), .string(let text): Int(text)
    default: nil
    }
  }

  private static func flag(_ node: JSONNode) -> Result<JSONNode.Kind?, Refusal> {
    switch node.kind {
    case .boolean(true), .number("1"), .string("true"), .string("1"): .success(.number("1"))
    case .boolean(false), .number("0"), .string("false"), .string("0"): .success(nil)
    default: .failure(.init(sentence: "it isn't true or false"))
    }
  }

  /// A list, or a text that holds one as JSON, as the legacy API had it.
  private static func arguments(_ node: JSONNode) -> Result<JSONNode.Kind?, Refusal> {
    let list = node.string.flatMap { try? JSONNode(strict: $0) } ?? node
    guard let elements = list.elements else {
      return .failure(.init(sentence: "it isn't a list of strings"))
    }
    let texts = elements.compactMap { element in
      text(element).map { JSONNode(kind: .string($0), range: node.range) }
    }
    guard texts.count == elements.count else {
      return .failure(.init(sentence: "it isn't a list of strings"))
    }
    return .success(.array(texts))
  }
}
