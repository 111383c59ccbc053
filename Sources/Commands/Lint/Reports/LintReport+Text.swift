internal import MessageLint
internal import TextLayout

extension LintReport {
  /// For people and editors: each finding as compilers print theirs, and how many there are.
  var text: String {
    let entries = entries.filter { !$0.isSuppressed }.flatMap(Self.lines)
    return (entries + [summary]).map { $0.displayable + "\n" }.joined()
  }

  private static func lines(of entry: LintEntry) -> [String] {
    let column = entry.column.map { ":\($0)" } ?? ""
    let place = "\(entry.file):\(entry.line)\(column)"
    let severity = entry.finding.severity.word
    var details = entry.remedies
    if entry.isInStrings { details.append("draft: \(entry.draft):\(entry.draftPosition.line)") }
    return ["\(place): \(severity): \(entry.sentence) [\(entry.finding.rule)]"]
      + details.map { "    \($0)" }
  }

  /// How many there are of what: `2 errors, 1 warning in 1 draft`.
  private var summary: String {
    let kept = entries.filter { !$0.isSuppressed }
    let errors = kept.count { $0.finding.severity == .error }
    let parts = [
      Self.counted(errors, "error"), Self.counted(kept.count - errors, "warning"),
      entries.count == kept.count ? nil : "\(entries.count - kept.count) suppressed",
    ].compactMap(\.self)
    let found = parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
    return "\(found) in \(Self.counted(drafts.count, "draft") ?? "no draft")"
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
