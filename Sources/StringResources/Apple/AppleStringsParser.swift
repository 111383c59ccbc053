/// Reads the text form of a property list, the old style of NeXTSTEP, which `.strings` files have.
struct AppleStringsParser {
  /// As deep as CoreFoundation follows lists in lists.
  static let maximumDepth = 512

  /// Valid UTF-8.
  let bytes: [UInt8]
  var index = 0
  private var places = TextPlaceCounter()

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a file that is valid UTF-8.
  static func reading(_ bytes: [UInt8]) -> PropertyList {
    var parser = AppleStringsParser(bytes)
    do throws(AppleFileError) {
      return try parser.readFile()
    } catch {
      return PropertyList(problems: [error.problem])
    }
  }

  /// A file is pairs without braces, one dictionary in braces, or something that isn't a dictionary.
  private mutating func readFile() throws(AppleFileError) -> PropertyList {
    guard skipSpace() else { return PropertyList() }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "{"):
      index += 1
      let entries = try readPairs(depth: 1)
      try expect("}", "close the braces of the file with '}'")
      try expectEnd()
      return PropertyList(entries: entries)
    case UInt8(ascii: "("), UInt8(ascii: "<"):
      _ = try readValue(depth: 0)
      try expectEnd()
      return PropertyList(problems: [PropertyList.notADictionary])
    default:
      guard try readString() != nil else { throw unexpected("expected a key") }
      // A string alone is a property list too, but not one that has keys.
      guard skipSpace() else {
        return PropertyList(problems: [PropertyList.notADictionary])
      }
      index = start
      var file = PropertyList(entries: try readPairs(depth: 0))
      if index < bytes.count { file.problems.append(ignoredRest()) }
      return file
    }
  }

  /// Reads `key = value;` and `key;` up to something that cannot begin a key.
  mutating func readPairs(depth: Int) throws(AppleFileError) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    while true {
      guard skipSpace() else { return entries }
      let start = index
      let line = place(of: start).line
      let key: String
      do throws(AppleFileError) {
        guard let read = try readString() else { return entries }
        key = read
      } catch {
        // CoreFoundation takes a string without an end for the end of the pairs.
        index = start
        return entries
      }
      let afterKey = index
      guard skipSpace() else { throw missing("expected '=' or ';' after the key", at: afterKey) }
      var value = PropertyList.Value.text(key)
      if bytes[index] == UInt8(ascii: "=") {
        index += 1
        value = try readValue(depth: depth)
      } else if bytes[index] != UInt8(ascii: ";") {
        throw missing("expected '=' or ';' after the key", at: afterKey)
      }
      let afterValue = index
      guard skipSpace(), bytes[index] == UInt8(ascii: ";") else {
        throw missing("expected ';' after the value", at: afterValue)
      }
      index += 1
      entries.append(PropertyList.Entry(key: key, value: value, line: line))
    }
  }

  mutating func expect(_ character: Unicode.Scalar, _ sentence: String) throws(AppleFileError) {
    let start = index
    guard skipSpace(), bytes[index] == UInt8(ascii: character) else {
      throw missing(sentence, at: start)
    }
    index += 1
  }

  private mutating func expectEnd() throws(AppleFileError) {
    guard skipSpace() else { return }
    throw unexpected("expected the end of the file")
  }

  private mutating func ignoredRest() -> FileProblem {
    let (line, column) = place(of: index)
    let isString = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index])
    let reason = isString ? "this string has no closing quote" : "no key can begin here"
    let remedy = isString ? "close the string" : "remove what isn't a key"
    return FileProblem(
      .warning, "devices ignore the file from here on, because \(reason): \(remedy)", line: line,
      column: column, losesText: true)
  }

  mutating func unexpected(_ sentence: String) -> AppleFileError {
    let rest = bytes[index...].prefix(4)
    let character = String(decoding: rest, as: UTF8.self).unicodeScalars.first
    return missing("\(sentence), found '\(character.map { String($0) } ?? "")'", at: index)
  }

  mutating func missing(_ sentence: String, at offset: Int) -> AppleFileError {
    let (line, column) = place(of: offset)
    return AppleFileError(sentence, line: line, column: column)
  }

  /// Places go forward only, but errors look back: those count anew.
  private mutating func place(of offset: Int) -> (line: Int, column: Int) {
    if places.isBefore(offset) { return places.place(of: offset, in: bytes) }
    var fromStart = TextPlaceCounter()
    return fromStart.place(of: offset, in: bytes)
  }
}
