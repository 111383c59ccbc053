/// What is left of a Markdown text without its code: everything that could be markup.
struct MarkdownRest {
  private(set) var text = ""

  init(_ markdown: String) {
    var fence: String?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = fence {
        if line == open { fence = nil }
        continue
      }
      let run = line.prefix { $0 == "`" }
      let info = line.dropFirst(run.count)
      if run.count >= 3, info.allSatisfy(\.isLetter) {
        fence = String(run)
      } else if line.hasPrefix("<") {
        // HTML, in which a backtick is a letter; the names in it are escaped.
        text += line.replacing(/<code>[^<]*<\/code>/, with: "<code></code>") + "\n"
      } else {
        text += Self.withoutSpans(line) + "\n"
      }
    }
  }

  /// A span goes from a run of backticks to the next run of the same length.
  private static func withoutSpans(_ line: Substring) -> String {
    var (rest, kept) = (line.unicodeScalars, String.UnicodeScalarView())
    while let first = rest.first {
      guard first == "`" else {
        kept.append(first)
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix { $0 == "`" }.count
      rest = rest.dropFirst(run)
      var inner = rest
      while !inner.isEmpty {
        let length = inner.prefix { $0 == "`" }.count
        if length == run { break }
        inner = inner.dropFirst(max(1, length))
      }
      guard !inner.isEmpty else { continue }
      rest = inner.dropFirst(run)
    }
    return String(kept)
  }
}
