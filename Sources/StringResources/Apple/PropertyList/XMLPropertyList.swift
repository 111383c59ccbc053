/// Reads the XML form of a property list.
struct XMLPropertyList {
  private static let maximumDepth = 512

  private var cursor: XMLCursor

  /// Reads a file in an encoding; `nil` leaves that to the XML declaration.
  static func reading(_ bytes: [UInt8], encoding: String?) -> PropertyList {
    // White space before the declaration is no error to CoreFoundation, but to expat it is.
    let start = bytes.firstIndex { !$0.isASCIIWhitespace } ?? 0
    let lines = bytes[..<start].count { $0 == UInt8(ascii: "\n") }
    let document = XMLReader.reading(
      start == 0 ? bytes : Array(bytes[start...]), encoding: encoding)
    do throws(AppleFileError) {
      var list = XMLPropertyList(cursor: XMLCursor(document))
      return try list.readFile()
    } catch {
      var problem = error.problem
      problem.line += lines
      return PropertyList(problems: [problem])
    }
  }

  private mutating func readFile() throws(AppleFileError) -> PropertyList {
    let document = cursor.document
    // What follows the root element is never looked at.
    if let failure = document.failure, !document.isRootComplete {
      throw AppleFileError(failure.sentence, line: failure.line, column: failure.column)
    }
    if let entity = document.skippedEntity {
      throw AppleFileError(entity.sentence, line: entity.line, column: entity.column)
    }
    guard !document.hasInternalSubset else {
      throw AppleFileError("a property list cannot declare entities of its own", line: 1)
    }
    guard case .start(var root) = cursor.next() else {
      throw AppleFileError("the file holds no element", line: 1)
    }
    if root.name == "plist" {
      guard let child = try nextElement(of: 1) else {
        throw error("<plist> is empty: put a <dict> into it", at: root)
      }
      root = child
    }
    guard root.name == "dict" else {
      _ = try readValue(root, depth: 0)
      return PropertyList(problems: [PropertyList.notADictionary])
    }
    let depth = cursor.depth
    let entries = try readPairs(root, depth: 0)
    if depth == 2, let second = try nextElement(of: 1) {
      throw error("<plist> can hold one element only", at: second)
    }
    return PropertyList(entries: entries)
  }

  private mutating func readPairs(
    _ dictionary: XMLElement, depth: Int
  ) throws(AppleFileError) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    let level = cursor.depth
    while let key = try nextElement(of: level) {
      guard key.name == "key" else { throw error("expected a <key>", at: key) }
      let name = try readText(key)
      guard let value = try nextElement(of: level), value.name != "key" else {
        throw error("the key has no value", at: key)
      }
      let content = try readValue(value, depth: depth + 1)
      entries.append(PropertyList.Entry(key: name, value: content, line: key.line))
    }
    return entries
  }

  private mutating func readValue(
    _ element: XMLElement, depth: Int
  ) throws(AppleFileError) -> PropertyList.Value {
    guard depth <= XMLPropertyList.maximumDepth else {
      throw error("lists and dictionaries are nested too deeply", at: element)
    }
    switch element.name {
    case "string":
      return .text(try readText(element))
    case "dict":
      return .dictionary(try readPairs(element, depth: depth))
    case "array":
      let level = cursor.depth
      while let child = try nextElement(of: level) { _ = try readValue(child, depth: depth + 1) }
    case "true", "false", "data":
      _ = try readText(element)
    case "integer", "real", "date":
      let text = try readText(element)
      guard PropertyListScalar.isValid(text, type: element.name) else {
        throw error("'\(text)' is no value of <\(element.name)>", at: element)
      }
    default:
      throw error("unknown tag <\(element.name)>", at: element)
    }
    return .other
  }

  /// The text of an element that holds no others.
  private mutating func readText(_ element: XMLElement) throws(AppleFileError) -> String {
    var text: [UInt8] = []
    let level = cursor.depth
    while let event = cursor.nextChild(of: level) {
      switch event {
      case .text(let range, _): text += cursor.document.text[range]
      case .start(let child):
        throw error("write '&lt;' for '<' in a text: no tag can stand here", at: child)
      case .end: break
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func nextElement(of level: Int) throws(AppleFileError) -> XMLElement? {
    while let event = cursor.nextChild(of: level) {
      switch event {
      case .start(let element): return element
      case .text(let range, let line):
        guard cursor.document.text[range].allSatisfy(\.isASCIIWhitespace) else {
          throw AppleFileError("text outside of <key> and <string>", line: line)
        }
      case .end: break
      }
    }
    return nil
  }

  private func error(_ sentence: String, at element: XMLElement) -> AppleFileError {
    AppleFileError(sentence, line: element.line, column: element.column)
  }
}
