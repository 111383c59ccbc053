extension AppleStringsParser {
  mutating func readValue(depth: Int) throws(AppleFileError) -> PropertyList.Value {
    let start = index
    guard skipSpace() else { throw missing("expected a value", at: start) }
    guard depth < AppleStringsParser.maximumDepth else {
      throw unexpected("lists and dictionaries are nested too deeply")
    }
    switch bytes[index] {
    case UInt8(ascii: "("):
      index += 1
      try readList(depth: depth + 1)
      return .other
    case UInt8(ascii: "{"):
      index += 1
      let entries = try readPairs(depth: depth + 1)
      try expect("}", "close the dictionary with '}'")
      return .dictionary(entries)
    case UInt8(ascii: "<"):
      index += 1
      try readData()
      return .other
    default:
      guard let text = try readString() else {
        throw unexpected("expected a value: put it into double quotes")
      }
      return .text(text)
    }
  }

  private mutating func readList(depth: Int) throws(AppleFileError) {
    while skipSpace(), bytes[index] != UInt8(ascii: ")") {
      _ = try readValue(depth: depth)
      guard skipSpace(), bytes[index] == UInt8(ascii: ",") else { break }
      index += 1
    }
    try expect(")", "expected ',' or ')' in the list")
  }

  private mutating func readData() throws(AppleFileError) {
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if bytes[index].hexDigitValue != nil {
        guard index + 1 < bytes.count, bytes[index + 1].hexDigitValue != nil else {
          throw unexpected("data takes hexadecimal digits in pairs")
        }
        index += 2
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
        index += 1
      } else {
        throw unexpected("data takes hexadecimal digits in pairs")
      }
    }
    try expect(">", "close the data with '>'")
  }
}
