import FCMClient
import HarmlessText
import MessageLint

extension SendReview {
  /// How many warnings of the draft itself are named; the composer shows these while one composes.
  private static let longest = 3

  /// The findings by number and by name, the worst first.
  ///
  /// Errors are all named: who sends in spite of them gives a reason for all. So are those that only sending asks for,
  /// because nothing else shows them, and those whose severity the project has lowered.
  var lintRows: [ReviewRow] {
    guard let worst = findings.map(\.severity).max() else {
      return [ReviewRow("Lint", "no findings", .good)]
    }
    var rows = [ReviewRow("Lint", count, worst.level)]
    var own = 0
    var unnamed = 0
    for finding in findings {
      let isAlwaysNamed =
        finding.severity == .error || finding.isOnlyForSending || finding.isLowered
      if !isAlwaysNamed { own += 1 }
      guard isAlwaysNamed || own <= Self.longest else {
        unnamed += 1
        continue
      }
      rows.append(ReviewRow("", finding.words, finding.severity.level))
    }
    if unnamed > 0 { rows.append(ReviewRow("", "and \(unnamed) more, which lint lists")) }
    return rows
  }

  /// `2 warnings, and 1 about sending`: the first number is that of the composer's problems.
  private var count: String {
    let own = findings.filter { !$0.isOnlyForSending }.countWords
    let others = findings.filter(\.isOnlyForSending).countWords
    let parts = [own, others.isEmpty ? "" : "\(others) about sending"]
    return parts.filter { !$0.isEmpty }.joined(separator: ", and ")
  }
}

extension [Finding] {
  /// `1 error, 2 warnings`; empty without any.
  fileprivate var countWords: String {
    let parts = [(Finding.Severity.error, "error"), (.warning, "warning")].compactMap {
      (severity, noun) -> String? in
      let number = self.count { $0.severity == severity }
      return number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    return parts.joined(separator: ", ")
  }
}

extension Finding {
  /// What is wrong and what to do, without what hostile texts would do to a terminal.
  fileprivate var words: String {
    VisibleText.of(headline) + (remedy.map { ". Now: \(VisibleText.of($0))" } ?? "")
      + (severityNote.map { " (\(VisibleText.of($0)))" } ?? "")
  }
}

extension Finding.Severity {
  fileprivate var level: ReviewRow.Level { self == .error ? .error : .warning }
}
