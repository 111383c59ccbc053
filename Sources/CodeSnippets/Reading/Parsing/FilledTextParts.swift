/// The parts of a text that the program fills in: `Hello ${name}!` is a text, a variable and a text.
///
/// Only variables are followed; a text with any other code in it isn't in the file.
struct FilledTextParts {
  private let bytes: [UInt8]
  private let start: Int
  private let language: CodeLanguage
  private var parts: [CodeExpression] = []

  /// The parts of a literal; `nil` if it has code of another kind.
  static func reading(
    _ range: Range<Int>, of bytes: [UInt8], _ language: CodeLanguage
  ) -> [CodeExpression]? {
    var reader = FilledTextParts(bytes: Array(bytes[range]), start: range.lowerBound, language)
    return reader.read() ? reader.parts : nil
  }

  private init(bytes: [UInt8], start: Int, _ language: CodeLanguage) {
    self.bytes = bytes
    self.start = start
    self.language = language
  }

  private mutating func read() -> Bool {
    let prefix = bytes.prefix { !"\"'`".utf8.contains($0) }
    let isPlain =
      switch language {
      case .node: prefix.isEmpty
      case .python: prefix.elementsEqual("f".utf8) || prefix.elementsEqual("F".utf8)
      case .csharp: prefix.elementsEqual("$".utf8)
      case .java, .go: false
      }
    guard isPlain, bytes.count > prefix.count + 1 else { return false }
    let quote = bytes[prefix.count]
    let isTriple =
      language != .node && bytes[prefix.count...].prefix(3).elementsEqual([quote, quote, quote])
    guard !isTriple || language == .python else { return false }
    let quotes = Array(repeating: quote, count: isTriple ? 3 : 1)
    let opening = Array((language == .node ? "${" : "{").utf8)
    var index = prefix.count + quotes.count
    let end = bytes.count - quotes.count
    var literal = index
    while index < end {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index...].starts(with: opening) {
        if language != .node, bytes[index...].dropFirst().first == opening[0] {
          index += 2
          continue
        }
        guard appendText(literal..<index, quotes),
          let close = appendName(from: index + opening.count)
        else { return false }
        index = close
        literal = close
      } else {
        index += 1
      }
    }
    return appendText(literal..<max(literal, end), quotes)
  }

  private mutating func appendText(_ range: Range<Int>, _ quotes: [UInt8]) -> Bool {
    guard !range.isEmpty else { return true }
    let mark = language == .node ? [] : Array((language == .python ? "f" : "$").utf8)
    let literal = mark + quotes + bytes[range] + quotes
    guard let text = TextLiteral.reading(literal[...], language)?.text else { return false }
    parts.append(
      CodeExpression(.text(text), start + range.lowerBound..<start + range.upperBound))
    return true
  }

  private mutating func appendName(from first: Int) -> Int? {
    let name = bytes[first...].prefix {
      CodeLexer.isLetter($0) || CodeLexer.isDigit($0) || $0 == UInt8(ascii: "_") || $0 >= 0x80
    }
    guard !name.isEmpty, !CodeLexer.isDigit(bytes[first]), name.endIndex < bytes.count,
      bytes[name.endIndex] == UInt8(ascii: "}")
    else { return nil }
    parts.append(
      CodeExpression(
        .name(String(decoding: name, as: UTF8.self)),
        start + first..<start + name.endIndex))
    return name.endIndex + 1
  }
}
