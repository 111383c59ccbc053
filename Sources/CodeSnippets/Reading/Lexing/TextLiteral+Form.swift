extension TextLiteral {
  /// How a literal is written: what is between its quotes, and what counts as an escape there.
  struct Form {
    private(set) var content: [UInt8]
    private(set) var hasEscapes = true
    /// A letter that, written twice, is one in the text.
    private(set) var doubled: UInt8?

    init(_ bytes: ArraySlice<UInt8>, _ language: CodeLanguage) {
      let prefix = bytes.prefix { !"\"'`".utf8.contains($0) && $0 < 0x80 }
      let quoted = bytes.dropFirst(prefix.count)
      let quote = quoted.first ?? 0
      let count = Self.quoteCount(of: quoted, language)
      content = Array(quoted.dropFirst(count).dropLast(count))
      switch language {
      case .python:
        hasEscapes = !prefix.contains { $0 | 0x20 == UInt8(ascii: "r") }
        let isFilled = prefix.contains {
          [UInt8(ascii: "f"), UInt8(ascii: "t")].contains($0 | 0x20)
        }
        if isFilled { content = Self.withSingleBraces(content) }
      case .java where count == 3: content = Self.withoutIndentation(javaBlock: content)
      case .go where quote == UInt8(ascii: "`"):
        hasEscapes = false
        content.removeAll { $0 == 0x0D }
      case .csharp: adaptToCSharp(prefix, quote, count)
      case .node, .java, .go: break
      }
      if quote == 0xE2 { hasEscapes = false }
    }

    private mutating func adaptToCSharp(
      _ prefix: ArraySlice<UInt8>, _ quote: UInt8, _ count: Int
    ) {
      let isFilled = prefix.contains(UInt8(ascii: "$"))
      if count >= 3 {
        hasEscapes = false
        content = Self.withoutIndentation(rawText: content)
      } else if prefix.contains(UInt8(ascii: "@")) {
        hasEscapes = false
        doubled = quote
      }
      if isFilled, count < 3 { content = Self.withSingleBraces(content) }
    }

    private static func quoteCount(of quoted: ArraySlice<UInt8>, _ language: CodeLanguage) -> Int {
      guard let quote = quoted.first else { return 0 }
      if quote == 0xE2 { return 3 }
      let run = quoted.prefix { $0 == quote }.count
      switch language {
      case .csharp: return run >= 3 && quoted.count >= 2 * run ? run : 1
      case .python, .java: return run >= 3 && quoted.count >= 6 ? 3 : 1
      case .node, .go: return 1
      }
    }

    /// `{{` in a text that could have code in it is a brace.
    private static func withSingleBraces(_ text: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      var rest = text[...]
      while let byte = rest.popFirst() {
        result.append(byte)
        let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
        if isBrace, rest.first == byte { rest.removeFirst() }
      }
      return result
    }

    /// A text block: what all lines are indented by, the closing quotes' line too, is no part of it.
    private static func withoutIndentation(javaBlock text: [UInt8]) -> [UInt8] {
      var lines = text.lines
      guard !lines.isEmpty else { return [] }
      lines.removeFirst()
      let counted = lines.enumerated().filter { index, line in
        index == lines.count - 1 || !line.allSatisfy(\.isBlank)
      }
      let margin = counted.map { $1.prefix(while: \.isBlank).count }.min() ?? 0
      let stripped = lines.map { line in
        let own = line.dropFirst(min(margin, line.count))
        return Array(own.prefix(own.count - own.reversed().prefix(while: \.isBlank).count))
      }
      return Array(stripped.joined(separator: [0x0A]))
    }

    /// A raw text of C# on several lines: the line of the closing quotes says the indentation, and the lines keep their
    /// ends.
    private static func withoutIndentation(rawText text: [UInt8]) -> [UInt8] {
      let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
      guard lines.count > 2, lines[0].allSatisfy({ $0.isBlank || $0 == 0x0D }),
        let last = lines.last, last.allSatisfy(\.isBlank)
      else { return text }
      let own = lines[1..<lines.count - 1].map { line in
        line.starts(with: last) ? line.dropFirst(last.count) : line
      }
      let joined = Array(own.joined(separator: [0x0A]))
      return joined.last == 0x0D ? joined.dropLast() : joined
    }
  }
}

extension [UInt8] {
  /// The lines, without their ends.
  fileprivate var lines: [[UInt8]] {
    split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Array(line.last == 0x0D ? line.dropLast() : line)
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0C }
}
