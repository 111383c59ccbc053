internal import MessageLint
internal import TextLayout

/// A draft as JUnit's XML has it.
struct JUnitSuite {
  struct Case {
    enum Outcome {
      case passed
      case failed(String)
      case skipped(String)
    }

    var rule: String
    var outcome: Outcome
    /// The findings, a line each and their remedies.
    var output: [String] = []
  }

  var name: String
  var cases: [Case]

  init(_ draft: LintedDraft, in report: LintReport) {
    name = draft.path
    let entries = Dictionary(grouping: draft.entries, by: \.finding.rule)
    cases = Linter.rules.map { rule in
      guard report.askedRules.contains(rule.id) else {
        let option = rule.isOnline ? "--online" : "--sending"
        return Case(rule: rule.id, outcome: .skipped("asked only with \(option)"))
      }
      let own = entries[rule.id] ?? []
      guard draft.failure == nil || !own.isEmpty else {
        return Case(rule: rule.id, outcome: .skipped("the draft cannot be read"))
      }
      return Self.testCase(rule.id, own, report.threshold)
    }
  }

  private static func testCase(
    _ rule: String, _ entries: [LintEntry], _ threshold: FailureThreshold
  ) -> Case {
    let kept = entries.filter { !$0.isSuppressed }
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
    let column = entry.column.map { ":\($0)" } ?? ""
    let word = entry.isSuppressed ? "suppressed" : entry.finding.severity.word
    let place = "\(entry.file):\(entry.line)\(column)"
    let reason = entry.suppressionReason.map { ["  reason: \($0)"] } ?? []
    return ["\(place): \(word): \(entry.sentence)"] + entry.remedies.map { "  \($0)" } + reason
  }

  static func counts(_ cases: [Case]) -> String {
    let failed = cases.count { if case .failed = $0.outcome { true } else { false } }
    let skipped = cases.count { if case .skipped = $0.outcome { true } else { false } }
    return "tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"\(skipped)\""
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
