/// The variables of a shell script whose values are plain text in it: `TITLE="Hello"`.
///
/// A value is used only where it is sure: the script gives it once, outside of conditions and loops, and nothing else names
/// the variable without a dollar sign, as `read TITLE` does.
struct ShellConstants {
  private struct Constant {
    var word: ShellWord
    /// The end of its assignment.
    var end: Int
    /// Where code that isn't in the script may give it another value.
    var limit = Int.max
  }

  private var constants: [String: Constant] = [:]

  init(in source: Excerpt) {
    let bytes = source.bytes
    guard bytes.contains(UInt8(ascii: "$")) else { return }
    let counts = Self.bareNames(in: bytes)
    var depth = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
      let first = line.prefix(while: Self.isNameByte)
      let word = String(decoding: first, as: UTF8.self)
      let lineStart = start
      defer { if ShellSourcing.isIn(line) { limit(at: lineStart) } }
      if Self.openings.contains(word) { depth += 1 }
      if Self.closings.contains(word) { depth = max(0, depth - 1) }
      start = end + 1
      guard depth == 0, let name = Self.assignment(in: line), counts[name.text] == 1 else {
        continue
      }
      var reader = ShellReader(source, at: name.end + 1, constants: self)
      guard let word = reader.word(), reader.isStatementEnd,
        word.substitutions.isEmpty || word.isObject
      else { continue }
      constants[name.text] = Constant(word: word, end: reader.position)
      // A text of several lines has no assignments inside.
      start = max(start, reader.position)
    }
  }

  private init() {}

  /// Another file, or code that is a text, may give every variable another value from here on.
  private mutating func limit(at offset: Int) {
    constants = constants.mapValues { constant in
      var constant = constant
      constant.limit = min(constant.limit, offset)
      return constant
    }
  }

  /// No variable's value.
  static let none = ShellConstants()

  /// The value of a variable for a command that starts at an offset; only JSON may hold values that aren't known.
  func value(of name: String, at offset: Int) -> ShellWord? {
    constants[name].flatMap { $0.end <= offset && offset < $0.limit ? $0.word : nil }
  }

  private static let openings: Set<String> = [
    "if", "for", "while", "until", "case", "select", "function",
  ]

  private static let closings: Set<String> = ["fi", "done", "esac"]

  private static let declaring: Set<String> = ["export", "readonly", "local", "declare", "typeset"]

  /// The name that a line gives a value, and its end.
  private static func assignment(in line: ArraySlice<UInt8>) -> (text: String, end: Int)? {
    var rest = line
    while true {
      let name = rest.prefix(while: isNameByte)
      guard let first = name.first, !(0x30...0x39).contains(first) else { return nil }
      let text = String(decoding: name, as: UTF8.self)
      let next = rest.dropFirst(name.count).first
      if next == UInt8(ascii: "=") { return (text, name.endIndex) }
      guard declaring.contains(text), next == 0x20 else { return nil }
      rest = rest.dropFirst(name.count).drop { $0 == 0x20 }
      // `declare -r NAME=…`; what other options do isn't plain.
      if rest.starts(with: Array("-r ".utf8)) { rest = rest.dropFirst(3) }
    }
  }

  /// How often each word is a name of its own: at the start of a word, and not behind a dollar sign or in quotes.
  private static func bareNames(in bytes: [UInt8]) -> [String: Int] {
    var counts: [String: Int] = [:]
    var index = 0
    while index < bytes.count {
      guard isNameByte(bytes[index]) else {
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !isNameByte($0) } ?? bytes.count
      let before = index > 0 ? bytes[index - 1] : 0x0A
      if end - index <= maximumLength, before <= 0x20 || ";(|&".utf8.contains(before) {
        counts[String(decoding: bytes[index..<end], as: UTF8.self), default: 0] += 1
      }
      index = end
    }
    return counts
  }

  private static let maximumLength = 100

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }
}

extension ShellReader {
  /// Whether only blanks or a comment follow on the line.
  fileprivate var isStatementEnd: Bool {
    let rest = bytes[position...].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    guard let next = rest.first else { return true }
    return next == 0x0A || next == UInt8(ascii: ";")
      || next == UInt8(ascii: "#") && rest.startIndex > position
  }
}
