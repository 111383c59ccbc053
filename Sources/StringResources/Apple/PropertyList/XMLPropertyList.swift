/// Reads the XML form of a property list as CoreFoundation does: with a parser of its own.
///
/// It isn't one for XML. It keeps line ends as they are, knows five entities, and takes a comment in a text
/// for an error; it takes `]]>` and control characters as they come, and looks at nothing behind the
/// first element.
struct XMLPropertyList {
  static let maximumDepth = 512

  struct Tag {
    var name: String
    /// `<string/>`.
    var isEmpty: Bool
    /// The place of its `<`.
    var offset: Int
  }

  /// Valid UTF-8.
  let bytes: [UInt8]
  var index = 0
  private var places = TextPlaceCounter()

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a file that is valid UTF-8, whatever encoding it declares.
  static func reading(_ bytes: [UInt8]) -> PropertyList {
    var list = XMLPropertyList(bytes)
    do throws(AppleFileError) {
      return try list.readFile()
    } catch {
      return PropertyList(problems: [error.problem])
    }
  }

  private mutating func readFile() throws(AppleFileError) -> PropertyList {
    while true {
      skipSpace()
      guard index + 1 < bytes.count else { throw error("the file holds no element", at: index) }
      guard bytes[index] == UInt8(ascii: "<") else {
        throw error("text before the first tag", at: index)
      }
      let start = index
      index += 1
      if bytes[index] == UInt8(ascii: "?") {
        index += 1
        try skipInstruction(from: start)
      } else if bytes[index] == UInt8(ascii: "!") {
        index += 1
        try isAt("--") ? skipComment(from: start) : skipDocumentType(from: start)
      } else {
        let value = try readValue(try readTag(), depth: 0)
        guard let entries = value.dictionary else {
          return PropertyList(problems: [PropertyList.notADictionary])
        }
        return PropertyList(entries: entries)
      }
    }
  }

  private mutating func readValue(_ tag: Tag, depth: Int) throws(AppleFileError)
    -> PropertyList.Value
  {
    guard depth <= XMLPropertyList.maximumDepth else {
      throw error("lists and dictionaries are nested too deeply", at: tag.offset)
    }
    switch tag.name {
    case "plist": return try readPlist(tag, depth: depth)
    case "dict": return .dictionary(try readPairs(tag, depth: depth))
    case "string", "key": return .text(try readText(tag))
    case "array":
      guard !tag.isEmpty else { return .other }
      while let child = try nextTag() { _ = try readValue(child, depth: depth + 1) }
      try close(tag)
    case "true", "false": try readBoolean(tag)
    case "integer", "real", "date", "data": try readScalar(tag)
    default: throw error("unknown tag <\(tag.name)>", at: tag.offset)
    }
    return .other
  }

  private mutating func readPlist(_ tag: Tag, depth: Int) throws(AppleFileError)
    -> PropertyList.Value
  {
    guard !tag.isEmpty, let child = try nextTag() else {
      throw error("<plist> is empty: put a <dict> into it", at: tag.offset)
    }
    let value = try readValue(child, depth: depth + 1)
    if let second = try nextTag() {
      throw error("<plist> can hold one element only", at: second.offset)
    }
    try close(tag)
    return value
  }

  private mutating func readPairs(_ tag: Tag, depth: Int) throws(AppleFileError)
    -> [PropertyList.Entry]
  {
    var entries: [PropertyList.Entry] = []
    guard !tag.isEmpty else { return entries }
    while let key = try nextTag() {
      guard key.name == "key" else { throw error("expected a <key>", at: key.offset) }
      let line = places.place(of: key.offset, in: bytes).line
      let name = try readText(key)
      guard let value = try nextTag() else { throw error("the key has no value", at: key.offset) }
      let content = try readValue(value, depth: depth + 1)
      entries.append(PropertyList.Entry(key: name, value: content, line: line))
    }
    try close(tag)
    return entries
  }

  private mutating func readBoolean(_ tag: Tag) throws(AppleFileError) {
    guard !tag.isEmpty else { return }
    guard isAt("</") else { throw error("<\(tag.name)> must be empty", at: tag.offset) }
    try close(tag)
  }

  private mutating func readScalar(_ tag: Tag) throws(AppleFileError) {
    guard !tag.isEmpty else { throw error("<\(tag.name)> has no value", at: tag.offset) }
    let text: String
    if tag.name == "real" {
      text = try readContent(of: tag)
    } else {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
      text = String(decoding: bytes[start..<index], as: UTF8.self)
    }
    guard PropertyListScalar.isValid(text, type: tag.name) else {
      throw error("'\(text)' isn't a value of <\(tag.name)>", at: tag.offset)
    }
    try close(tag)
  }

  func error(_ sentence: String, at offset: Int) -> AppleFileError {
    // Errors look back: a counter of their own.
    var places = TextPlaceCounter()
    let (line, column) = places.place(of: offset, in: bytes)
    return AppleFileError(sentence, line: line, column: column)
  }
}
