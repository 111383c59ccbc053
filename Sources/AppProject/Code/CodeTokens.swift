/// Code as words, texts and signs, without comments: as much as Kotlin, Java, Groovy, Dart and JavaScript share.
struct CodeTokens {
  struct Token: Hashable {
    enum Kind: Hashable {
      case word
      /// A text in quotation marks; its range is what is between them.
      case text
      /// Such a text that code completes: `"order_$id"`.
      case computedText
      case sign(UInt8)
    }

    var kind: Kind
    var range: Range<Int>
    /// Counted from 1.
    var line: Int
  }

  let bytes: [UInt8]
  private var place = 0
  private var line = 1
  /// The braces that are open.
  private var openBraces = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the end is missing; asked behind the last token.
  ///
  /// Some forms of literals that only one language has may confuse the count of braces, but a file that is whole ends with
  /// its line.
  var isCutOff: Bool { openBraces > 0 && bytes.last != 0x0A }

  func string(_ token: Token) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  func isWord(_ token: Token, _ word: String) -> Bool {
    token.kind == .word && token.range.count == word.utf8.count
      && bytes[token.range].elementsEqual(word.utf8)
  }

  mutating func next() -> Token? {
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case 0x0A:
        line += 1
        place += 1
      case 0x09, 0x0D, 0x20: place += 1
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")): skipLine()
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return text(byte)
      default:
        let start = place
        guard ASCIIWord.isPart(byte) else {
          place += 1
          if byte == UInt8(ascii: "{") { openBraces += 1 }
          if byte == UInt8(ascii: "}") { openBraces -= 1 }
          return Token(kind: .sign(byte), range: start..<place, line: line)
        }
        while place < bytes.count, ASCIIWord.isPart(bytes[place]) { place += 1 }
        return Token(kind: .word, range: start..<place, line: line)
      }
    }
    return nil
  }

  private func follows(_ byte: UInt8, after distance: Int = 1) -> Bool {
    place + distance < bytes.count && bytes[place + distance] == byte
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != 0x0A { place += 1 }
  }

  private mutating func skipComment() {
    place += 2
    while place < bytes.count {
      if bytes[place] == 0x0A { line += 1 }
      if bytes[place] == UInt8(ascii: "*"), follows(UInt8(ascii: "/")) {
        place += 2
        return
      }
      place += 1
    }
  }

  /// A text; one that isn't closed ends with its line.
  private mutating func text(_ quote: UInt8) -> Token {
    let (startLine, isTriple) = (line, follows(quote) && follows(quote, after: 2))
    place += isTriple ? 3 : 1
    let start = place
    var isComputed = false
    // The braces of a `${…}` that are open.
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x0A {
        if !isTriple, quote != UInt8(ascii: "`") { break }
        line += 1
      }
      if byte == UInt8(ascii: "\\"), place + 1 < bytes.count, bytes[place + 1] != 0x0A {
        place += 2
        continue
      }
      if byte == UInt8(ascii: "$"), place + 1 < bytes.count {
        let next = bytes[place + 1]
        if next == UInt8(ascii: "{") {
          (isComputed, depth) = (true, depth + 1)
          place += 2
          continue
        }
        if ASCIIWord.isStart(next) { isComputed = true }
      }
      if depth > 0 {
        if byte == UInt8(ascii: "}") { depth -= 1 }
      } else if byte == quote, !isTriple || (follows(quote) && follows(quote, after: 2)) {
        break
      }
      place += 1
    }
    let range = start..<place
    if place < bytes.count, bytes[place] == quote { place += isTriple ? 3 : 1 }
    return Token(kind: isComputed ? .computedText : .text, range: range, line: startLine)
  }
}
