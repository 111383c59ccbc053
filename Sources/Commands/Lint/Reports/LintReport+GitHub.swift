internal import MessageLint
internal import TextLayout

extension LintReport {
  /// GitHub shows ten annotations of a step, and drops the others.
  private static let annotationLimit = 10

  /// GitHub's workflow commands, one a line: `::error file=…,line=…,col=…,title=…::message`, errors first; behind them a
  /// line that counts all findings.
  var github: String {
    let failures = drafts.compactMap(\.failure).map {
      "::error title=pushwright::\(Self.data($0.sentence.displayable))\n"
    }
    let entries = listedEntries
    let sorted =
      entries.filter { $0.finding.severity == .error }
      + entries.filter { $0.finding.severity == .warning }
    let commands = failures + sorted.map { command($0) + "\n" }
    let shown = commands.prefix(Self.annotationLimit)
    let hidden = commands.count - shown.count
    let rest = hidden == 0 ? "" : "; \(hidden) aren't annotated, see --format text"
    return shown.joined() + (isQuiet && hidden == 0 ? "" : "\(summary)\(rest)\n")
  }

  private func command(_ entry: LintEntry) -> String {
    let file = repository.path(entry.file).displayable
    var properties = ["file=\(Self.property(file))", "line=\(entry.line)"]
    if let column = entry.column { properties.append("col=\(column)") }
    properties.append("title=\(Self.property(entry.finding.rule))")
    // Line ends inside a text are marks by now; those between our lines are the only ones.
    let lines = [entry.sentence] + entry.details
    let message = lines.map { Self.data($0.displayable) }.joined(separator: "%0A")
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
