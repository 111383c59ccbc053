/// Takes a pack apart, line by line and file by file.
struct PackReader {
  struct Line {
    var name: String
    /// Without its escapes; empty if the line is only a name.
    var value: String
  }

  /// Longer than any path that a system can open.
  private static let longestLine = 8_192

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// `nil` at the end, and if the next line isn't a line of a pack.
  mutating func line() -> Line? {
    guard let end = rest.prefix(Self.longestLine).firstIndex(of: 0x0A),
      let text = String(validating: rest[..<end], as: UTF8.self)
    else { return nil }
    rest = rest[(end + 1)...]
    guard let space = text.utf8.firstIndex(of: 0x20) else { return Line(name: text, value: "") }
    let value = String(text[text.utf8.index(after: space)...])
    return Line(name: String(text[..<space]), value: Self.unescaped(value))
  }

  /// The content behind a line `file COUNT PATH`.
  mutating func file(_ line: Line) -> (path: String, content: [UInt8])? {
    guard let space = line.value.utf8.firstIndex(of: 0x20), let count = Int(line.value[..<space]),
      count >= 0, count < rest.count, rest[rest.startIndex + count] == 0x0A
    else { return nil }
    let content = Array(rest.prefix(count))
    rest = rest.dropFirst(count + 1)
    return (String(line.value[line.value.utf8.index(after: space)...]), content)
  }

  private static func unescaped(_ value: String) -> String {
    guard value.utf8.contains(0x5C) else { return value }
    var isEscape = false
    var bytes: [UInt8] = []
    for byte in value.utf8 {
      if isEscape {
        bytes.append(byte == UInt8(ascii: "n") ? 0x0A : byte)
        isEscape = false
      } else if byte == 0x5C {
        isEscape = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
