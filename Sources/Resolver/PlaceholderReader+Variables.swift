/// Placeholders of shells, programs and template engines, which the message should have lost before it came here.
extension PlaceholderReader {
  /// `%NAME%`; two hexadecimal digits may be a byte of an address, `%C3%A9`.
  mutating func percentVariable() -> Bool {
    let start = position
    guard !followsNumber(start), let end = name(at: start + 1), peek(at: end) == "%",
      end > start + 2,
      end > start + 3 || !text[(start + 1)..<end].allSatisfy(\.properties.isASCIIHexDigit)
    else { return false }
    position = end + 1
    return true
  }

  /// `$NAME` and `${NAME:-you}`; an amount, `US$NAME` and `$` alone are none.
  mutating func dollarVariable() -> UnfilledPlaceholder.Form? {
    let start = position
    if peek(at: start + 1) == "{" {
      guard let end = closing("}", from: start + 2), end > start + 2 else { return nil }
      position = end + 1
      return .template
    }
    let isJoined = start > 0 && (isNameScalar(text[start - 1]) || text[start - 1] == "$")
    guard !isJoined, let end = name(at: start + 1), end > start + 2 else { return nil }
    position = end
    let name = text[(start + 1)..<end]
    return name.count <= 5 && name.allSatisfy({ "A"..."Z" ~= $0 }) ? .symbol : .variable
  }

  /// `<%= n %>` and `{% if n %}`.
  mutating func marked(by sign: Unicode.Scalar) -> Bool {
    let last: Unicode.Scalar = text[position] == "<" ? ">" : "}"
    guard peek(at: position + 1) == sign else { return false }
    var end = position + 2
    while let found = closing(sign, from: end), found < position + Self.longest {
      if peek(at: found + 1) == last {
        guard found > position + 2 else { return false }
        position = found + 2
        return true
      }
      end = found + 1
    }
    return false
  }

  /// Longer than the code in any template's text.
  private static let longest = 120

  /// Where the sign is next, in the same line and not far off.
  private func closing(_ sign: Unicode.Scalar, from start: Int) -> Int? {
    var end = start
    while let scalar = peek(at: end), end < start + Self.longest, scalar != "\n" {
      if scalar == sign { return end }
      end += 1
    }
    return nil
  }

  /// Where a name ends that begins there.
  private func name(at start: Int) -> Int? {
    guard let first = peek(at: start), first.isASCII, first == "_" || first.properties.isAlphabetic
    else { return nil }
    var end = start + 1
    while let scalar = peek(at: end), isNameScalar(scalar) { end += 1 }
    return end
  }

  private func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar == "_" || scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
  }
}
