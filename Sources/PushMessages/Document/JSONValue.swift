/// A value that an edit puts into a document.
public enum JSONValue: Hashable, Sendable {
  case string(String)
  /// A number as it shall be written.
  case number(String)
  case boolean(Bool)
  case null
  case list([JSONValue])
  /// In the order given.
  case object([Member])

  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value as JSON; an object's members on lines of their own below `indentation`.
  public func text(indentation: String = "", unit: String = "  ") -> String {
    switch self {
    case .string(let text): return JSONText.quoted(text)
    case .number(let text): return text
    case .boolean(let flag): return flag ? "true" : "false"
    case .null: return "null"
    case .list(let values):
      let texts = values.map { $0.text(indentation: indentation, unit: unit) }
      return "[" + texts.joined(separator: ", ") + "]"
    case .object(let members) where members.isEmpty: return "{}"
    case .object(let members):
      let inner = indentation + unit
      let lines = members.map {
        "\(inner)\(JSONText.quoted($0.key)): \($0.value.text(indentation: inner, unit: unit))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    }
  }

  /// The value of a node, without its place.
  public init(_ node: JSONNode) {
    self =
      switch node.kind {
      case .string(let text): .string(text)
      case .number(let text): .number(text)
      case .boolean(let flag): .boolean(flag)
      case .null: .null
      case .array(let elements): .list(elements.map(JSONValue.init))
      case .object(let members): .object(members.map { Member($0.key, JSONValue($0.value)) })
      }
  }
}
