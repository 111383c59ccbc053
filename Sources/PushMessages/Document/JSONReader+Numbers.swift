extension JSONReader {
  mutating func number() -> JSONNode? {
    let start = position
    while let byte = peek, isNumberByte(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Self.isNumber(text) else { return fail("‘\(text)’ isn't a number in JSON", at: start) }
    return JSONNode(kind: .number(text), range: start..<position)
  }

  /// RFC 8259, section 6: `Double` alone would also take `0x10`, `-inf` and `1.`.
  private static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text)
    if rest.first == "-" { rest.removeFirst() }
    if rest.first == "0" {
      rest.removeFirst()
    } else {
      guard dropDigits(&rest) else { return false }
    }
    if rest.first == "." {
      rest.removeFirst()
      guard dropDigits(&rest) else { return false }
    }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
      guard dropDigits(&rest) else { return false }
    }
    return rest.isEmpty
  }

  /// Removes the digits at the beginning; `false` if there are none.
  private static func dropDigits(_ text: inout Substring) -> Bool {
    let rest = text.drop { ("0"..."9").contains($0) }
    defer { text = rest }
    return rest.startIndex != text.startIndex
  }
}
