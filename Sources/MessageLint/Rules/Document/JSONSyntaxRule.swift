import PushMessages

/// The draft isn't strict JSON, or isn't an FCM request.
///
/// What could be read in spite of comments, trailing commas or a missing colon is a warning: the program itself sends and
/// saves strict JSON, but `curl` would send the file as it stands. What could not be read is an error.
enum JSONSyntaxRule: LintRule {
  static let id = "json-syntax"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "Pushwright can read the text anyway"
  static let summary = "The draft isn't strict JSON, or isn't an FCM request."

  static func findings(in subject: LintSubject) -> [Finding] {
    let problems = subject.problems.filter {
      $0.kind == .syntax || $0.kind == .secret || $0.loss != nil
    }
    return problems.map { problem in
      let isRepair = problem.severity == .repair
      let isError = problem.severity == .error || problem.loss != nil
      var finding = finding(
        "\(problem.sentence)", as: isError ? .error : .warning,
        remedy: isRepair ? "write strict JSON, as saving or pushwright convert does" : nil,
        at: problem.path)
      // A value that was left out is not one that could be read.
      if problem.severity == .warning, !isError {
        finding.weighing = "Pushwright can read the rest of the text"
      }
      finding.position = Finding.Position(line: problem.line, column: problem.column)
      return finding
    }
  }
}
