extension CodeLexer {
  /// Passes over the text that starts here, in any quotes of the language; `nil` where none starts.
  mutating func readText() -> CodeToken.Kind? {
    switch language {
    case .python: readPythonText()
    case .csharp: readCSharpText()
    case .java: readJavaText()
    case .go: readGoText()
    case .node: readScriptText()
    }
  }

  private mutating func readScriptText() -> CodeToken.Kind? {
    switch bytes[position] {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): readLine(quote: bytes[position]) ? .text : nil
    case UInt8(ascii: "`"): readFilled(FilledText(closing: [UInt8(ascii: "`")], opening: "${"))
    case UInt8(ascii: "/") where canStartPattern: readPattern() ? .code : nil
    default: readCurlyQuotes()
    }
  }

  private mutating func readJavaText() -> CodeToken.Kind? {
    if starts(with: Self.threeQuotes) { return readTriple(Self.threeQuotes) ? .text : nil }
    return [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position])
      ? readLine(quote: bytes[position]) ? .text : nil : readCurlyQuotes()
  }

  private mutating func readGoText() -> CodeToken.Kind? {
    switch bytes[position] {
    case UInt8(ascii: "\""): return readLine(quote: bytes[position]) ? .text : nil
    // A rune is a number.
    case UInt8(ascii: "'"): return readLine(quote: bytes[position]) ? .code : nil
    case UInt8(ascii: "`"):
      guard let close = offset(of: [UInt8(ascii: "`")], after: position + 1) else { return nil }
      position = close
      return .text
    default: return readCurlyQuotes()
    }
  }

  private mutating func readPythonText() -> CodeToken.Kind? {
    var prefix: [UInt8] = []
    while let byte = peek(prefix.count), prefix.count < 3,
      "rbuft".utf8.contains(byte | 0x20)
    {
      prefix.append(byte | 0x20)
    }
    guard prefix.count < 3, let quote = peek(prefix.count),
      quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    else { return prefix.isEmpty ? readCurlyQuotes() : nil }
    let start = position
    position += prefix.count
    let triple = [quote, quote, quote]
    let isTriple = starts(with: triple)
    let isFilled = prefix.contains(UInt8(ascii: "f")) || prefix.contains(UInt8(ascii: "t"))
    let isRead: Bool
    var kind = prefix.contains(UInt8(ascii: "b")) ? CodeToken.Kind.code : .text
    if isFilled {
      let filled = FilledText(
        closing: isTriple ? triple : [quote], opening: "{", endsWithLine: !isTriple,
        doublesOpening: true)
      let found = readFilled(filled)
      isRead = found != nil
      kind = found ?? kind
    } else {
      isRead = isTriple ? readTriple(triple) : readLine(quote: quote)
    }
    if !isRead { position = start }
    return isRead ? kind : nil
  }

  private mutating func readCSharpText() -> CodeToken.Kind? {
    guard position >= plainMarks else { return nil }
    let start = position
    var dollars = 0
    var isVerbatim = false
    while let byte = peek(), byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@") {
      if byte == UInt8(ascii: "$") { dollars += 1 } else { isVerbatim = true }
      position += 1
    }
    let quotes = bytes[position..<end].prefix { $0 == UInt8(ascii: "\"") }.count
    let marks = position + quotes
    work += marks - start
    var kind: CodeToken.Kind?
    if quotes >= 3, !isVerbatim {
      kind = readRawText(quotes: quotes, dollars: dollars)
    } else if quotes > 0, dollars > 0 {
      kind = readFilled(
        FilledText(
          closing: [UInt8(ascii: "\"")], opening: "{", endsWithLine: !isVerbatim,
          doublesOpening: true, escape: isVerbatim ? nil : UInt8(ascii: "\\"),
          doublesClosing: isVerbatim))
    } else if quotes > 0 {
      kind = (isVerbatim ? readVerbatim() : readLine(quote: UInt8(ascii: "\""))) ? .text : nil
    } else if position == start {
      guard bytes[position] == UInt8(ascii: "'") else { return readCurlyQuotes() }
      return readLine(quote: UInt8(ascii: "'")) ? .text : nil
    }
    if kind == nil {
      position = start
      plainMarks = quotes >= 3 || quotes == 0 ? marks : 0
    }
    return kind
  }

  /// `"…"` on one line, with escapes.
  private mutating func readLine(quote: UInt8) -> Bool {
    if let known = hopeless[quote], position < known { return false }
    var place = position + 1
    while place < end, bytes[place] != 0x0A {
      if bytes[place] == quote {
        position = place + 1
        return true
      }
      // A line end that is escaped belongs to the text.
      let isEscaped = bytes[place] == UInt8(ascii: "\\")
      place += isEscaped && place + 2 < end && bytes[place + 1] == 0x0D ? 3 : isEscaped ? 2 : 1
    }
    hopeless[quote] = min(place, end)
    return false
  }

  private mutating func readTriple(_ quotes: [UInt8]) -> Bool {
    let key = quotes[0] | 0x80
    if let known = hopeless[key], position < known { return false }
    var place = position + quotes.count
    while place + quotes.count <= end {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 2
      } else if bytes[place] == quotes[0], bytes[place...].starts(with: quotes) {
        position = place + quotes.count
        return true
      } else {
        place += 1
      }
    }
    hopeless[key] = end
    return false
  }

  /// A raw text of C#: as many quotes end it as began it, the last of them.
  private mutating func readRawText(quotes: Int, dollars: Int) -> CodeToken.Kind? {
    guard let close = quoteRuns.end(ofFence: quotes, from: position + quotes) else { return nil }
    guard dollars > 0 else {
      position = close
      return .text
    }
    let fence = Array(repeating: UInt8(ascii: "\""), count: quotes)
    return readFilled(
      FilledText(closing: fence, opening: String(repeating: "{", count: dollars), escape: nil))
  }

  /// `@"…"` of C#, where a doubled quote is one in the text.
  private mutating func readVerbatim() -> Bool {
    let start = position
    position += 1
    while let close = offset(of: [UInt8(ascii: "\"")], after: position) {
      position = close
      guard peek() == UInt8(ascii: "\"") else { return true }
      position += 1
    }
    position = start
    return false
  }

  /// `“…”`, as word processors write it.
  private mutating func readCurlyQuotes() -> CodeToken.Kind? {
    guard bytes[position] == 0xE2,
      starts(with: [0xE2, 0x80, 0x9C]) || starts(with: [0xE2, 0x80, 0x98])
    else { return nil }
    let closing: [UInt8] = [0xE2, 0x80, bytes[position + 2] + 1]
    if let known = hopeless[closing[2]], position < known { return nil }
    var place = position + 3
    while place + 3 <= end, bytes[place] != 0x0A {
      if bytes[place] == 0xE2, bytes[place...].starts(with: closing) {
        position = place + 3
        return .text
      }
      place += 1
    }
    hopeless[closing[2]] = place
    return nil
  }

  /// Whether a slash here starts a regular expression: a value may stand here, and a division can't.
  private var canStartPattern: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .text, .code: return false
    case .name:
      return ["return", "typeof", "case"].contains(
        String(decoding: bytes[last.range], as: UTF8.self))
    case .mark: return !")]}".utf8.contains(bytes[last.start])
    }
  }

  private mutating func readPattern() -> Bool {
    let key = UInt8(ascii: "/")
    if let known = hopeless[key], position < known { return false }
    var place = position + 1
    var isInClass = false
    while place < end, bytes[place] != 0x0A {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        position = place + 1
        return true
      default: break
      }
      place += 1
    }
    hopeless[key] = min(place, end)
    return false
  }

  private static let threeQuotes = Array("\"\"\"".utf8)
}
