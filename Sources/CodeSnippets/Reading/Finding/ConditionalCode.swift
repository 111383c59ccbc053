internal import PushMessages

/// The parts of a C# file that only some builds have: `#if DEBUG … #endif`.
struct ConditionalCode {
  struct Part {
    /// UTF-8 offsets, from the first `#if` to the last `#endif`.
    var range: Range<Int>
    /// Its first line.
    var excerpt: String
  }

  private(set) var parts: [Part] = []

  init(_ source: CodeTokens) {
    guard source.language == .csharp, let first = source.tokens.first, let last = source.tokens.last
    else { return }
    var open: (start: Int, depth: Int)?
    var start = 0
    while start < source.bytes.count {
      let end = source.bytes[start...].firstIndex(of: 0x0A) ?? source.bytes.count
      switch Self.directive(source.bytes[start..<end]) {
      case "if": open = (open?.start ?? start, (open?.depth ?? 0) + 1)
      case "endif":
        if let known = open, known.depth <= 1 {
          add(known.start..<end, source)
          open = nil
        } else if let known = open {
          open = (known.start, known.depth - 1)
        }
      default: break
      }
      start = end + 1
    }
    if let open { add(open.start..<source.bytes.count, source) }
    parts.removeAll { $0.range.upperBound <= first.start || $0.range.lowerBound >= last.end }
  }

  private mutating func add(_ range: Range<Int>, _ source: CodeTokens) {
    let line = source.bytes[range].prefix { $0 != 0x0A && $0 != 0x0D }
    let start = range.lowerBound + line.prefix { $0 == 0x20 || $0 == 0x09 }.count
    parts.append(
      Part(
        range: start..<max(start, range.upperBound),
        excerpt: source.excerpt(start..<max(start, line.endIndex))))
  }

  /// The word behind the sign of a line that is one.
  private static func directive(_ line: ArraySlice<UInt8>) -> String? {
    let rest = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard rest.first == UInt8(ascii: "#") else { return nil }
    let word = rest.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }.prefix {
      CodeLexer.isLetter($0)
    }
    return String(decoding: word, as: UTF8.self)
  }
}

extension CodeEvaluator {
  /// Names the parts of the code that only some builds have, and that say something about a message.
  mutating func noteConditionalCode(about message: CodeMessage) {
    let parts = ConditionalCode(source).parts
    guard !parts.isEmpty else { return }
    let own = message.expression.range
    var names = Set((message.index..<message.end).filter(source.isName).map(source.text))
    if let name = scope.variable(of: message)?.name { names.insert(name) }
    names.formUnion(used.map(source.text))
    for part in parts {
      let words = source.index(at: part.range.lowerBound)..<source.index(at: part.range.upperBound)
      let isOfMessage =
        part.range.overlaps(own)
        || words.contains { source.isName($0) && names.contains(source.text($0)) }
      guard isOfMessage else { continue }
      note(
        .init(
          severity: .warning,
          sentence:
            "‘\(part.excerpt)’ decides which code is compiled, and Pushwright doesn't: check the result",
          offset: part.range.lowerBound,
          kind: .loss(.init(extent: .doubtful, code: part.excerpt))))
    }
  }
}
