/// Splits source code into words, in one pass and without ever failing.
///
/// What the language doesn't know is a mark of one byte, so prose around a snippet does no harm: a quotation mark whose
/// line has no other one stays alone, and the next line starts afresh.
struct CodeLexer {
  let bytes: [UInt8]
  let language: CodeLanguage
  var position: Int
  let end: Int
  private(set) var tokens: [CodeToken] = []
  /// How far each line is indented, in bytes; lines are counted from the first one read.
  private(set) var indentations: [Int] = [0]
  /// Whether the file has more words than are read.
  private(set) var isCut = false
  private var isLineStart = true
  /// Offsets before which no text in these quotes ends, so that each quote is searched for once.
  var hopeless: [UInt8: Int] = [:]
  /// The end of the marks of C# that no text starts with, so that they are counted once.
  var plainMarks = 0
  /// Where several quotation marks stand side by side; looked for when the first text starts with them.
  lazy var quoteRuns = QuoteRuns(bytes, in: position..<end)
  /// How many bytes were read, each as often as it was.
  var work = 0

  /// More words than any file with a message has; a guard against one that would fill the memory.
  static let maximumTokens = 200_000

  init(_ bytes: [UInt8], _ language: CodeLanguage, in range: Range<Int>) {
    self.bytes = bytes
    self.language = language
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func readAll() {
    while position < end {
      guard !skipSpace(), !skipComment() else { continue }
      guard tokens.count < Self.maximumTokens else {
        isCut = true
        return
      }
      let start = position
      let kind = readToken()
      work += position - start
      tokens.append(
        CodeToken(
          kind, start..<position, line: indentations.count - 1, isFirstOnLine: isLineStart))
      countLines(in: start..<position)
      isLineStart = false
    }
  }

  private mutating func readToken() -> CodeToken.Kind {
    if let kind = readText() { return kind }
    let byte = bytes[position]
    if Self.isDigit(byte) || byte == UInt8(ascii: ".") && peek(1).map(Self.isDigit) ?? false {
      readNumber()
      return .number
    }
    if isNameStart(byte) {
      while position < end, isNameStart(bytes[position]) || Self.isDigit(bytes[position]) {
        position += 1
      }
      return .name
    }
    position += Self.markLength(of: bytes[position..<min(end, position + 3)])
    return .mark
  }

  /// Digits, separators, points, exponents and the letters of suffixes and bases.
  private mutating func readNumber() {
    while let byte = peek() {
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      let previous = position > 0 ? bytes[position - 1] | 0x20 : 0
      if isSign, previous == UInt8(ascii: "e"), bytes[position - 2] | 0x20 != UInt8(ascii: "x") {
        position += 1
        continue
      }
      // `1..2` is a range, `5.seconds` a call.
      let next = peek(1)
      let isPoint =
        byte == UInt8(ascii: ".") && next != UInt8(ascii: ".") && !(next.map(isNameStart) ?? false)
      guard isPoint || Self.isDigit(byte) || Self.isLetter(byte) || byte == UInt8(ascii: "_") else {
        return
      }
      position += 1
    }
  }

  private mutating func skipSpace() -> Bool {
    switch bytes[position] {
    case 0x0A:
      position += 1
      startLine()
    case 0x09, 0x0B, 0x0C, 0x0D, 0x20:
      position += 1
      if isLineStart { indentations[indentations.count - 1] += 1 }
    case UInt8(ascii: "\\") where language == .python && isLineEnd(after: position):
      // A line that goes on is no new one.
      position += peek(1) == 0x0D ? 3 : 2
      position = min(position, end)
    case 0xC2, 0xE2, 0xEF:
      // No-break and zero-width spaces, which web pages and word processors put between words.
      let spaces: [[UInt8]] = [[0xC2, 0xA0], [0xE2, 0x80, 0x8B], [0xEF, 0xBB, 0xBF]]
      guard let space = spaces.first(where: starts(with:)) else { return false }
      position += space.count
    default: return false
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    let hash = UInt8(ascii: "#")
    guard bytes[position] == UInt8(ascii: "/") || bytes[position] == hash else { return false }
    let isLine =
      switch language {
      case .python: bytes[position] == hash
      // A directive of the preprocessor, or the first line of a script.
      case .csharp: starts(with: Array("//".utf8)) || bytes[position] == hash && isLineStart
      case .node: starts(with: Array("//".utf8)) || position == 0 && bytes[position] == hash
      case .java, .go: starts(with: Array("//".utf8))
      }
    if isLine {
      position = bytes[position..<end].firstIndex(of: 0x0A) ?? end
      return true
    }
    guard language != .python, starts(with: Array("/*".utf8)) else { return false }
    guard let close = offset(of: Array("*/".utf8), after: position + 2) else { return false }
    countLines(in: position..<close)
    position = close
    return true
  }

  /// The end of a text that closes something; `nil` if there is none, which is looked for once.
  mutating func offset(of closing: [UInt8], after start: Int) -> Int? {
    let key = closing.count > 1 ? closing[0] ^ 0x80 : closing[0]
    if let known = hopeless[key], start < known { return nil }
    var place = start
    while place + closing.count <= end {
      if bytes[place] == closing[0], bytes[place...].starts(with: closing) {
        return place + closing.count
      }
      place += 1
    }
    hopeless[key] = end
    return nil
  }

  private mutating func startLine() {
    indentations.append(0)
    isLineStart = true
  }

  /// Lines that start in a text or comment are as far indented as the one that it starts on.
  private mutating func countLines(in range: Range<Int>) {
    let own = indentations.last ?? 0
    for index in range where bytes[index] == 0x0A { indentations.append(own) }
  }

  private func isLineEnd(after offset: Int) -> Bool {
    offset + 1 < end
      && (bytes[offset + 1] == 0x0A
        || bytes[offset + 1] == 0x0D && offset + 2 < end && bytes[offset + 2] == 0x0A)
  }

  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < end ? bytes[position + distance] : nil
  }

  func starts(with text: [UInt8]) -> Bool {
    position + text.count <= end && bytes[position] == text[0]
      && bytes[position...].starts(with: text)
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    Self.isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || byte == UInt8(ascii: "$") && (language == .node || language == .java)
      || byte == UInt8(ascii: "@") && language == .csharp
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// How many bytes the operator has that a text starts with.
  private static func markLength(of text: ArraySlice<UInt8>) -> Int {
    guard text.count > 1, seconds.contains(text[text.startIndex + 1]) else { return 1 }
    return marks.first { text.starts(with: $0) }?.count ?? 1
  }

  /// What operators of several bytes have behind their first.
  private static let seconds = Set(marks.map { $0[1] })

  private static let marks = [
    "...", "===", "!==", "**=", "??=", "&&=", "||=", ":=", "=>", "->", "==", "!=", "<=", ">=", "&&",
    "||", "??", "?.", "::", "++", "--", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "**", "..", "<<",
  ].map { Array($0.utf8) }
}
