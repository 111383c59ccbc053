/// The two spellings of a field's name that FCM accepts.
package enum FieldName {
  /// `title_loc_key` becomes `titleLocKey`.
  package static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "_")
    guard let first = words.first else { return name }
    return words.dropFirst().reduce(into: String(first)) { result, word in
      result += word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  /// Whether a name is the camelCase spelling of a field's, without making that.
  static func isCamelCase(_ alias: String, of name: String) -> Bool {
    var rest = alias.utf8[...]
    var begins = false
    for byte in name.utf8 {
      guard byte != UInt8(ascii: "_") else {
        begins = rest.startIndex > alias.utf8.startIndex
        continue
      }
      let isLower = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      guard rest.popFirst() == (begins && isLower ? byte - 0x20 : byte) else { return false }
      begins = false
    }
    return rest.isEmpty
  }

  /// `titleLocKey` becomes `title_loc_key`.
  package static func snakeCase(_ name: String) -> String {
    // As nearly all are written already.
    if name.utf8.allSatisfy({ $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0) }) {
      return name
    }
    // No other letter is in a field's name, though some become one in lower case: the Kelvin sign.
    return name.unicodeScalars.reduce(into: "") { result, scalar in
      let isUpper = ("A"..."Z").contains(scalar)
      result += isUpper ? "_\(Character(scalar).lowercased())" : String(scalar)
    }
  }
}
