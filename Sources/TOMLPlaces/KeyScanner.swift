/// Finds where each key of a TOML text stands, which TOMLKit does not tell.
///
/// It expects a text that TOMLKit has accepted, so it checks nothing; on any other text it ends all
/// the same, with positions that mean little. TOMLKit's limit of 256 nested values bounds the
/// recursion.
struct KeyScanner {
  /// No key that we know lies deeper, and a dotted key may be as long as its file.
  private static let deepestStep = 8

  private(set) var positions: [[KeyPositions.Step]: TextPosition] = [:]
  /// Where a string says `\u0000`: TOML allows it, but TOMLKit's strings end there.
  var nullEscapes: [TextPosition] = []

  private let bytes: [UInt8]
  private(set) var offset = 0
  private var line = 1
  private var column = 1
  private var currentTable: [KeyPositions.Step] = []
  /// How many `[[table]]` headers a path has had.
  private var elementCounts: [[KeyPositions.Step]: Int] = [:]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var position: TextPosition { TextPosition(line: line, column: column) }

  /// The next byte, or `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func advance() {
    guard let byte = next else { return }
    offset += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  mutating func scanDocument() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    while true {
      skipBlanks()
      guard let byte = next else { return }
      if byte == UInt8(ascii: "[") {
        scanHeader()
      } else {
        scanPair(in: currentTable)
      }
    }
  }

  /// `[table]` or `[[element]]`, to the end of its line.
  private mutating func scanHeader() {
    advance()
    let isElement = next == UInt8(ascii: "[")
    if isElement { advance() }
    let keys = scanDottedKey()
    skipLine()
    currentTable = []
    for (depth, key) in keys.prefix(Self.deepestStep).enumerated() {
      currentTable.append(.key(key.name))
      record(currentTable, at: key.position)
      if isElement, depth == keys.count - 1 { elementCounts[currentTable, default: 0] += 1 }
      if let count = elementCounts[currentTable] {
        currentTable.append(.index(count - 1))
        record(currentTable, at: key.position)
      }
    }
  }

  /// `dotted.key = value`.
  private mutating func scanPair(in table: [KeyPositions.Step]) {
    let start = offset
    var path = table
    for key in scanDottedKey().prefix(Self.deepestStep) {
      path.append(.key(key.name))
      record(path, at: key.position)
    }
    if next == UInt8(ascii: "=") { advance() }
    skipSpaces()
    scanValue(at: path)
    if offset == start { advance() }
  }

  private mutating func scanValue(at path: [KeyPositions.Step]) {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = scanString()
    case UInt8(ascii: "["): scanArray(at: path)
    case UInt8(ascii: "{"): scanInlineTable(at: path)
    default: skipBareValue()
    }
  }

  private mutating func scanArray(at path: [KeyPositions.Step]) {
    advance()
    var index = 0
    while true {
      skipBlanks()
      guard let byte = next else { return }
      if byte == UInt8(ascii: "]") { return advance() }
      if byte == UInt8(ascii: ",") {
        advance()
        continue
      }
      let start = offset
      let element = path + [.index(index)]
      record(element, at: position)
      scanValue(at: element)
      index += 1
      if offset == start { advance() }
    }
  }

  private mutating func scanInlineTable(at path: [KeyPositions.Step]) {
    advance()
    while true {
      skipBlanks()
      guard let byte = next else { return }
      if byte == UInt8(ascii: "}") { return advance() }
      if byte == UInt8(ascii: ",") {
        advance()
      } else {
        scanPair(in: path)
      }
    }
  }

  /// The first mention counts: `[a.b]` and `[a.c]` both name `a`.
  private mutating func record(_ path: [KeyPositions.Step], at position: TextPosition) {
    guard path.count <= Self.deepestStep, positions[path] == nil else { return }
    positions[path] = position
  }
}
