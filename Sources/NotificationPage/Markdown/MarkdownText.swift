internal import HarmlessText

/// Data in Markdown: always in a span of code, where no markup, link, mention or reference is read.
enum MarkdownText {
  /// A text in one line, cut if it is long; the fence is longer than any run of backticks in it.
  static func code(_ text: String, limit: Int = 300) -> String {
    let line = oneLine(text, limit: limit)
    guard !line.isEmpty else { return "*empty*" }
    let fence = String(repeating: "`", count: longestRun(in: line) + 1)
    // A span may not begin or end with a backtick, and blanks at both ends are dropped.
    let isBare = !line.hasPrefix("`") && !line.hasSuffix("`") && line.first != " "
    return isBare ? fence + line + fence : "\(fence) \(line) \(fence)"
  }

  /// Lines as a block of code.
  static func block(_ text: String, language: String = "") -> String {
    let lines = UnseenCharacters.escaped(text.replacing("\t", with: "  "), .all)
    let fence = String(repeating: "`", count: max(3, longestRun(in: lines) + 1))
    return "\(fence)\(language)\n\(lines)\n\(fence)\n"
  }

  /// The text of a summary, which is HTML.
  static func summary(_ text: String) -> String {
    let markup: Markup = "<code>\(oneLine(text, limit: 100))</code>"
    return markup.text
  }

  private static func oneLine(_ text: String, limit: Int) -> String {
    let scalars = text.unicodeScalars
    let part = String(scalars.prefix(limit))
    let visible = UnseenCharacters.escaped(part, .all, isOneLine: true)
    return scalars.dropFirst(limit).isEmpty ? visible : visible + "…"
  }

  private static func longestRun(in text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
