/// A property list in the old style, as `project.pbxproj` is written: `{ isa = PBXGroup; children = (A, B); }`.
struct OldPlist {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  /// The top of the list; `nil` if it can't be read to its end.
  static func reading(_ bytes: [UInt8]) -> PlistNode? {
    var reader = OldPlist(bytes)
    guard let node = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    return reader.place == bytes.count ? node : nil
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let deepest = 64

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func value(depth: Int) -> PlistNode? {
    skipSpace()
    guard let byte = peek, depth < Self.deepest else { return nil }
    let start = line
    switch byte {
    case UInt8(ascii: "{"):
      return members(depth).map { PlistNode(kind: .dictionary($0), line: start) }
    case UInt8(ascii: "("):
      return elements(depth).map { PlistNode(kind: .list($0), line: start) }
    case UInt8(ascii: "<"):
      while let byte = peek, byte != UInt8(ascii: ">") { advance(byte) }
      guard peek != nil else { return nil }
      place += 1
      return PlistNode(kind: .other, line: start)
    default: return text().map { PlistNode(kind: .text($0), line: start) }
    }
  }

  private mutating func members(_ depth: Int) -> [PlistNode.Member]? {
    place += 1
    var members: [PlistNode.Member] = []
    while true {
      skipSpace()
      if take("}") { return members }
      let start = line
      guard let key = text() else { return nil }
      skipSpace()
      guard take("="), let value = value(depth: depth + 1) else { return nil }
      skipSpace()
      guard take(";") else { return nil }
      members.append(.init(key: key, value: value, line: start))
    }
  }

  private mutating func elements(_ depth: Int) -> [PlistNode]? {
    place += 1
    var elements: [PlistNode] = []
    while true {
      skipSpace()
      if take(")") { return elements }
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      skipSpace()
      guard take(",") || peek == UInt8(ascii: ")") else { return nil }
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func advance(_ byte: UInt8) {
    if byte == 0x0A { line += 1 }
    place += 1
  }

  private mutating func text() -> String? {
    guard let first = peek else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
    let start = place
    while let byte = peek, ASCIIWord.isPart(byte) || "./$:-+@".utf8.contains(byte) { place += 1 }
    return start == place ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) -> String? {
    place += 1
    var text: [UInt8] = []
    while let byte = peek {
      advance(byte)
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let next = peek else {
        text.append(byte)
        continue
      }
      advance(next)
      text.append(next == UInt8(ascii: "n") ? 0x0A : next)
    }
    return nil
  }

  private mutating func skipSpace() {
    while let byte = peek {
      if [0x20, 0x09, 0x0D, 0x0A].contains(byte) {
        advance(byte)
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "*")
      {
        place += 2
        while let byte = peek {
          advance(byte)
          if byte == UInt8(ascii: "*"), peek == UInt8(ascii: "/") {
            place += 1
            break
          }
        }
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "/")
      {
        while let byte = peek, byte != 0x0A { place += 1 }
      } else {
        return
      }
    }
  }
}
