extension JSONValue {
  /// The value as JSON without white space; what `JSONReader` reads back as the same value.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// A string as a JSON literal with its quotes; control characters are escaped, everything else
  /// stays as it is.
  package static func literal(_ string: String) -> String {
    var literal = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): text += Self.literal(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += Self.literal(member.name) + ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }
}
