import PushMessages

/// FCM knows no field of this name at this place.
///
/// FCM refuses a whole message for one name: `Invalid JSON payload received. Unknown name "x"`. It is a warning here, because
/// FCM may have learned the field after this program was made; it stays in the draft as it is.
enum UnknownFieldRule: LintRule {
  static let id = "unknown-field"
  static let severity = Finding.Severity.warning
  static let summary = "FCM knows no field of this name at this place, and refuses the message."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.problems.compactMap { problem -> Finding? in
      guard case .unknownName(let nearest) = problem.kind, let path = problem.path,
        MisplacedFieldRule.place(of: path) == nil
      else { return nil }
      var finding = finding("\(path.description): \(problem.sentence)", at: path)
      finding.position = Finding.Position(line: problem.line, column: problem.column)
      if let nearest, let parent = path.parent {
        finding.fix = Fix("call it \(nearest)", .move(path, to: parent.appending(nearest)))
      }
      return finding
    }
  }
}
