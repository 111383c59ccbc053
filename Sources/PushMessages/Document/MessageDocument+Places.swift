extension MessageDocument {
  /// Line and column of a character inside of a string, both counted from 1.
  ///
  /// The offset counts Unicode scalars of the string's value, from 0; an escape such as `\n` is one of them.
  public func place(ofScalar offset: Int, in node: JSONNode) -> (line: Int, column: Int) {
    let bytes = Array(text.utf8)
    var position = node.range.lowerBound + 1
    let end = max(position, node.range.upperBound - 1)
    for _ in 0..<max(0, offset) where position < end {
      position += Self.length(ofCharacterAt: position, in: bytes)
    }
    return lines.place(of: min(position, end))
  }

  /// How many bytes the text of a string has for the character that begins here.
  private static func length(ofCharacterAt position: Int, in bytes: [UInt8]) -> Int {
    guard bytes[position] == UInt8(ascii: "\\") else {
      let rest = bytes[(position + 1)...].prefix { $0 & 0xC0 == 0x80 }
      return 1 + rest.count
    }
    guard bytes[(position + 1)...].first == UInt8(ascii: "u") else { return 2 }
    // A character outside of the basic plane is escaped as two halves.
    let digits = String(decoding: bytes[(position + 2)...].prefix(4), as: UTF8.self)
    let isHighHalf = UInt16(digits, radix: 16).map(UTF16.isLeadSurrogate) ?? false
    return isHighHalf ? 12 : 6
  }
}
