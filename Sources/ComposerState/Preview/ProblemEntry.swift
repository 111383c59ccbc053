public import MessageLint
public import PushMessages
internal import Resolver

/// One line of the problems pane: a finding about the message, or a problem of its text.
public struct ProblemEntry: Hashable, Sendable {
  public var severity: Finding.Severity
  /// What is wrong, in a line.
  public var headline: String
  public var sentence: String
  public var remedy: String?
  public var appRemedy: String?
  public var path: FieldPath?
  /// The first preview locale concerned.
  public var locale: String?
  /// Where to look: `values-fr/strings.xml:3`, or `12:7` in the draft.
  public var place: String?

  init(_ finding: Finding) {
    severity = finding.severity
    headline = finding.headline
    sentence = finding.sentence
    remedy = finding.remedy
    appRemedy = finding.appRemedy
    path = finding.path
    locale = finding.locales.first
    place = finding.source?.shortPlace
  }

  init(_ problem: DocumentProblem) {
    severity = problem.severity == .error ? .error : .warning
    sentence = problem.path.map { "\($0): \(problem.sentence)" } ?? problem.sentence
    headline = sentence
    remedy = problem.severity == .repair ? "saved under a new name as strict JSON" : nil
    path = problem.path
    place = "\(problem.line):\(problem.column)"
  }
}

extension Derived {
  /// Everything that is wrong, errors first.
  public var problemEntries: [ProblemEntry] {
    let all = problems.map(ProblemEntry.init) + findings.map(ProblemEntry.init)
    return all.filter { $0.severity == .error } + all.filter { $0.severity == .warning }
  }
}
