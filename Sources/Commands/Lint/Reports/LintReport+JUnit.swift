extension LintReport {
  /// JUnit's XML: a suite per draft, one for the project if anything is wrong with it, a test case per rule.
  ///
  /// A finding below the threshold is the output of a case that passes.
  var junit: String {
    let project = JUnitSuite(ofProject: self).map { [$0] } ?? []
    let suites = project + drafts.map { JUnitSuite($0, in: self) }
    let totals = JUnitSuite.counts(suites.flatMap(\.cases))
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<testsuites name=\"pushwright lint\" \(totals)>",
      ] + suites.flatMap(\.lines) + ["</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }
}
