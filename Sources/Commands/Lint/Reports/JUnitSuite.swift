internal import MessageLint
internal import TextLayout

/// A draft, or the project, as JUnit's XML has it.
struct JUnitSuite {
  struct Case {
    enum Outcome {
      case passed
      case failed(String)
      case skipped(String)
      /// It could not be tried.
      case broken(String)
    }

    var rule: String
    var outcome: Outcome
    /// The findings, a line each and their remedies.
    var output: [String] = []
  }

  var name: String
  var cases: [Case]

  /// What is wrong with a draft itself; findings about the project have a suite of their own.
  init(_ draft: LintedDraft, in report: LintReport) {
    name = draft.path
    let shared = Set(draft.entries.filter(\.finding.isProjectWide).map(\.finding.rule))
    let own = draft.entries.filter { !$0.finding.isProjectWide }
    let entries = Dictionary(grouping: own, by: \.finding.rule)
    cases = Linter.rules.map { rule in
      guard report.askedRules.contains(rule.id) else {
        let option = RuleTable.option(of: rule) ?? "--sending"
        return Case(rule: rule.id, outcome: .skipped("runs only with \(option)"))
      }
      let own = entries[rule.id] ?? []
      if own.isEmpty, draft.failure != nil {
        return Case(rule: rule.id, outcome: .skipped("the draft couldn't be checked"))
      }
      if own.isEmpty, shared.contains(rule.id) {
        return Case(rule: rule.id, outcome: .skipped("see the project's suite"))
      }
      return Self.testCase(rule.id, own, report.threshold)
    }
    if let failure = draft.failure {
      cases.insert(Case(rule: "configuration", outcome: .broken(failure.sentence)), at: 0)
    }
  }

  /// What is wrong with the project, whatever draft is looked at; `nil` if nothing is.
  init?(ofProject report: LintReport) {
    let shared = report.entries.filter(\.finding.isProjectWide)
    guard !shared.isEmpty else { return nil }
    name = "project"
    let entries = Dictionary(grouping: shared, by: \.finding.rule)
    cases = Linter.rules.compactMap { rule in
      entries[rule.id].map { Self.testCase(rule.id, $0, report.threshold) }
    }
  }

  private static func testCase(
    _ rule: String, _ entries: [LintEntry], _ threshold: FailureThreshold
  ) -> Case {
    let kept = entries.filter { !$0.isAccepted }
    let output = entries.flatMap(lines)
    if let worst = kept.first(where: { threshold.isReached(by: $0.finding.severity) }) {
      return Case(rule: rule, outcome: .failed(worst.sentence), output: output)
    }
    if kept.isEmpty, let reason = entries.first?.suppressionReason {
      return Case(rule: rule, outcome: .skipped(reason), output: output)
    }
    return Case(rule: rule, outcome: .passed, output: output)
  }

  private static func lines(of entry: LintEntry) -> [String] {
    let word = entry.isAccepted ? "suppressed" : entry.finding.severity.word
    let reason = entry.suppressionReason.map { ["  reason: \($0)"] } ?? []
    return ["\(entry.place): \(word): \(entry.sentence)"] + entry.details.map { "  \($0)" } + reason
  }

  static func counts(_ cases: [Case]) -> String {
    let failed = cases.count { if case .failed = $0.outcome { true } else { false } }
    let skipped = cases.count { if case .skipped = $0.outcome { true } else { false } }
    let broken = cases.count { if case .broken = $0.outcome { true } else { false } }
    return "tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"\(broken)\""
      + " skipped=\"\(skipped)\""
  }

  var lines: [String] {
    ["  <testsuite name=\"\(Self.escaped(name))\" \(Self.counts(cases))>"]
      + cases.flatMap(lines) + ["  </testsuite>"]
  }

  private func lines(of testCase: Case) -> [String] {
    let attributes = "classname=\"\(Self.escaped(name))\" name=\"\(testCase.rule)\""
    let output = testCase.output.map(Self.escaped).joined(separator: "\n")
    var inner: [String] = []
    switch testCase.outcome {
    case .passed: break
    case .failed(let message):
      inner.append("      <failure message=\"\(Self.escaped(message))\">\(output)</failure>")
    case .broken(let message):
      inner.append("      <error message=\"\(Self.escaped(message))\"/>")
    case .skipped(let message):
      inner.append("      <skipped message=\"\(Self.escaped(message))\"/>")
    }
    if !output.isEmpty, inner.first?.contains("<failure") != true {
      inner.append("      <system-out>\(output)</system-out>")
    }
    guard !inner.isEmpty else { return ["    <testcase \(attributes)/>"] }
    return ["    <testcase \(attributes)>"] + inner + ["    </testcase>"]
  }

  /// Text as XML 1.0 may have it: control characters, which it may not even name, become visible marks.
  private static func escaped(_ text: String) -> String {
    text.displayable.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
