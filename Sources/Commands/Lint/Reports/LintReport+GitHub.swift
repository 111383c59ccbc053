internal import MessageLint
internal import TextLayout

extension LintReport {
  /// GitHub's workflow commands, one a line: `::error file=…,line=…,col=…,title=…::message`.
  var github: String {
    entries.filter { !$0.isSuppressed }.map { Self.command($0) + "\n" }.joined()
  }

  private static func command(_ entry: LintEntry) -> String {
    var properties = ["file=\(property(entry.file.displayable))", "line=\(entry.line)"]
    if let column = entry.column { properties.append("col=\(column)") }
    properties.append("title=\(property(entry.finding.rule))")
    var lines = [entry.sentence] + entry.remedies
    if entry.isInStrings { lines.append("draft: \(entry.draft):\(entry.draftPosition.line)") }
    // Line ends inside a text are marks by now; those between our lines are the only ones.
    let message = lines.map { data($0.displayable) }.joined(separator: "%0A")
    return "::\(entry.finding.severity.word) \(properties.joined(separator: ","))::\(message)"
  }

  /// The escapes of actions/toolkit's `escapeData`.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Those of its `escapeProperty`.
  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
