import ByteSearch

/// JSON as text: quoting, and the canonical form that two equal payloads share.
public enum JSONText {
  /// A JSON string literal.
  ///
  /// Letters of all scripts stay as they are; what a terminal would obey instead of showing is escaped: control
  /// characters, line separators, and the controls of bidirectional text.
  public static func quoted(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isInvisible(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether a byte is a letter or a sign of ASCII that stands for itself.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// The value without white space, of duplicate keys only the one that counts, keys in the order written.
  ///
  /// Order is kept because FCM names the entries of a map by their position (`message.data[0].value`).
  public static func compact(_ node: JSONNode) -> String { compact(JSONValue(node)) }

  /// The value without white space, of duplicate keys only the last one, keys in the order given.
  public static func compact(_ value: JSONValue) -> String {
    var text = ""
    write(value, to: &text)
    return text
  }

  private static func write(_ value: JSONValue, to text: inout String) {
    switch value {
    case .string(let string): text += quoted(string)
    case .number(let number): text += number
    case .boolean(let flag): text += flag ? "true" : "false"
    case .null: text += "null"
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        write(value, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in counting(members, key: \.key).enumerated() {
        if index > 0 { text += "," }
        text += quoted(member.key)
        text += ":"
        write(member.value, to: &text)
      }
      text += "}"
    }
  }

  /// Strict JSON with two spaces a level, for documents that had to be repaired.
  public static func pretty(_ node: JSONNode, indentation: String = "") -> String {
    let inner = indentation + "  "
    switch node.kind {
    case .object(let members) where !members.isEmpty:
      let lines = members.map {
        "\(inner)\(quoted($0.key)): \(pretty($0.value, indentation: inner))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    case .array(let elements) where elements.contains { $0.members != nil }:
      let lines = elements.map { inner + pretty($0, indentation: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)]"
    case .array(let elements):
      return "[" + elements.map { pretty($0, indentation: inner) }.joined(separator: ", ") + "]"
    default: return compact(node)
    }
  }

  /// Keys are compared by their bytes: two spellings of é are two keys, though one `String` to Swift.
  static func counting<Member>(_ members: [Member], key: (Member) -> String) -> [Member] {
    // Next to no object has a key twice, and most are small.
    if members.count <= 8, !hasDuplicate(members, key) { return members }
    let last = Dictionary(members.enumerated().map { (Array(key($1).utf8), $0) }) { $1 }
    return members.enumerated().filter { last[Array(key($1).utf8)] == $0 }.map(\.element)
  }

  private static func hasDuplicate<Member>(_ members: [Member], _ key: (Member) -> String) -> Bool {
    members.indices.contains { index in
      members[..<index].contains { key($0).hasSameBytes(as: key(members[index])) }
    }
  }
}
