internal import MessageLint
internal import TextLayout

extension LintReport {
  /// For people and editors: each finding as compilers print theirs, and how many there are.
  var text: String {
    let lines = listedEntries.flatMap(Self.lines) + (isQuiet ? [] : [summary])
    return lines.map { $0.displayable + "\n" }.joined()
  }

  private static func lines(of entry: LintEntry) -> [String] {
    let severity = entry.finding.severity.word
    return ["\(entry.place): \(severity): \(entry.sentence) [\(entry.finding.rule)]"]
      + entry.details.map { "    \($0)" }
  }

  /// How many there are of what: `2 errors, 1 warning in 3 drafts; 1 draft couldn't be checked`, and what devices it is about.
  var summary: String {
    let all = entries
    let kept = all.filter { !$0.isAccepted }
    let errors = kept.count { $0.finding.severity == .error }
    let known = all.count { $0.acceptance == .known }
    let suppressed = all.count - kept.count - known
    let parts = [
      Self.counted(errors, "error"), Self.counted(kept.count - errors, "warning"),
      suppressed == 0 ? nil : "\(suppressed) suppressed",
      known == 0 ? nil : "\(known) in the baseline",
    ].compactMap(\.self)
    let unchecked = drafts.count { $0.failure != nil }
    let gap = Self.counted(unchecked, "draft").map { "\($0) couldn't be checked" }
    if let gap, parts.isEmpty, unchecked == drafts.count { return gap }
    let found = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    let scope = assumption.map { ", for \($0)" } ?? ""
    let whole = "\(found) in \(Self.counted(drafts.count, "draft") ?? "no draft")\(scope)"
    return gap.map { "\(whole); \($0)" } ?? whole
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
