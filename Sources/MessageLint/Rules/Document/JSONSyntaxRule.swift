import PushMessages

/// The draft is not JSON as FCM wants it, or no request at all.
///
/// What could be read in spite of comments, trailing commas or a missing colon is a warning: the program itself sends and
/// saves strict JSON, but `curl` would send the file as it stands. What could not be read is an error.
enum JSONSyntaxRule: LintRule {
  static let id = "json-syntax"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "Pushwright can read the text all the same"
  static let summary = "The draft is not JSON as FCM wants it, or no request at all."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.problems.filter { $0.kind == .syntax }.map { problem in
      let isRepair = problem.severity == .repair
      var finding = finding(
        "\(problem.sentence)", as: problem.severity == .error ? .error : .warning,
        remedy: isRepair ? "strict JSON, as saving or pushwright convert writes it" : nil,
        at: problem.path)
      finding.position = Finding.Position(line: problem.line, column: problem.column)
      return finding
    }
  }
}
