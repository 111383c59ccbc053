import PushMessages

/// Checks JSON against a schema, with the few words of JSON Schema that our schemas are made of.
public struct SchemaChecker {
  private typealias Object = [String: JSONValue]

  private let schema: JSONValue
  private let definitions: Object

  /// - Throws: if the schema isn't JSON.
  public init(_ schema: String) throws {
    self.schema = JSONValue(try JSONNode(strict: schema))
    definitions = self.schema.object?["$defs"]?.object ?? [:]
  }

  /// What is wrong, each with its path; a word that this checker doesn't know is wrong too.
  public func faults(in json: String) throws -> [String] {
    check(JSONValue(try JSONNode(strict: json)), schema, at: "$")
  }

  private static let annotations: Set<String> = [
    "$schema", "$id", "$defs", "title", "description", "default",
  ]

  private func check(_ value: JSONValue, _ schema: JSONValue?, at path: String) -> [String] {
    guard let words = schema?.object else { return ["\(path): no such schema"] }
    return words.keys.sorted().filter { !Self.annotations.contains($0) }.flatMap { word in
      check(value, word, words[word] ?? .null, of: words, at: path)
    }
  }

  private func check(
    _ value: JSONValue, _ word: String, _ argument: JSONValue, of schema: Object, at path: String
  ) -> [String] {
    switch word {
    case "$ref":
      let name = argument.string?.split(separator: "/").last.map(String.init) ?? ""
      return check(value, definitions[name], at: path)
    case "type":
      return value.isA(argument.string ?? "") ? [] : ["\(path): isn't a \(argument.text())"]
    case "const": return value == argument ? [] : ["\(path): isn't \(argument.text())"]
    case "enum":
      return argument.list?.contains(value) == true
        ? [] : ["\(path): \(value.text()) isn't one of \(argument.text())"]
    case "anyOf":
      let faults = (argument.list ?? []).map { check(value, $0, at: path) }
      return faults.contains(where: \.isEmpty)
        ? [] : faults.flatMap(\.self) + ["\(path): fits none"]
    case "minimum":
      return value.number.map { $0 < argument.number ?? 0 } == true
        ? ["\(path): is below \(argument.text())"] : []
    case "maximum":
      return value.number.map { $0 > argument.number ?? 0 } == true
        ? ["\(path): is above \(argument.text())"] : []
    case "minLength":
      return value.string.map { Double($0.count) < argument.number ?? 0 } == true
        ? ["\(path): is shorter than \(argument.text())"] : []
    case "pattern":
      guard let pattern = try? Regex(argument.string ?? "") else { return ["\(path): no pattern"] }
      return value.string.map { $0.firstMatch(of: pattern) == nil } == true
        ? ["\(path): doesn't match \(argument.text())"] : []
    case "items":
      return (value.list ?? []).enumerated().flatMap {
        check($1, argument, at: "\(path)[\($0)]")
      }
    case "required":
      let object = value.object ?? [:]
      return (argument.list ?? []).compactMap(\.string).filter { object[$0] == nil }.map {
        "\(path): lacks \($0)"
      }
    case "properties":
      return (value.object ?? [:]).sorted { $0.key < $1.key }.flatMap { key, member in
        argument.object?[key].map { check(member, $0, at: "\(path).\(key)") } ?? []
      }
    case "additionalProperties":
      let known = schema["properties"]?.object ?? [:]
      guard argument == .boolean(false) else {
        return (value.object ?? [:]).sorted { $0.key < $1.key }.filter { known[$0.key] == nil }
          .flatMap { check($1, argument, at: "\(path).\($0)") }
      }
      return (value.object ?? [:]).keys.sorted().filter { known[$0] == nil }.map {
        "\(path): has \($0)"
      }
    default: return ["\(path): the checker doesn't know \(word)"]
    }
  }
}

extension JSONValue {
  fileprivate var object: [String: JSONValue]? {
    guard case .object(let members) = self else { return nil }
    return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  fileprivate var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }

  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var number: Double? { if case .number(let text) = self { Double(text) } else { nil } }

  fileprivate func isA(_ type: String) -> Bool {
    switch self {
    case .string: type == "string"
    case .number(let text): type == "number" || type == "integer" && Int(text) != nil
    case .boolean: type == "boolean"
    case .null: type == "null"
    case .list: type == "array"
    case .object: type == "object"
    }
  }
}
