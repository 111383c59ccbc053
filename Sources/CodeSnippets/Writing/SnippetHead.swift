internal import HarmlessText

/// What code says before anything else: which parts of its draft's source the draft lacks.
enum SnippetHead {
  private static let title = "Check before you send; the draft isn't all that its source says:"

  /// Comments, set off by an empty line so that they aren't taken for documentation of what follows.
  static func comments(
    _ parts: [String], _ language: CodeLanguage, _ layout: CodeLayout
  ) -> String {
    guard !parts.isEmpty else { return "" }
    let lines = lines(parts).flatMap { line in
      layout.wrapped(TextEscapes.comment(line, language), indentation: 0)
    }
    return lines.map { "\(layout.commentMark) \($0)\n" }.joined() + "\n"
  }

  /// Commands that do nothing: many shells take no comments at their prompt.
  static func shell(_ parts: [String]) -> String {
    guard !parts.isEmpty else { return "" }
    return lines(parts).map { ": \(ShellQuoting.quoted(TextEscapes.comment($0, .python)))\n" }
      .joined()
  }

  private static func lines(_ parts: [String]) -> [String] { [title] + parts.map { "- \($0)" } }
}
