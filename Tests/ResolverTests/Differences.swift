import Testing
import VectorSupport

/// Records at most `limit` differing rows, so that one broken rule does not bury its first row.
func expectNoDifferences(
  _ differences: [String], limit: Int = 15, sourceLocation: SourceLocation = #_sourceLocation
) {
  for difference in differences.prefix(limit) {
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
  #expect(differences.isEmpty, "\(differences.count) rows differ", sourceLocation: sourceLocation)
}

/// Expects that every row of a report has passed.
func expectPassed(
  _ report: VectorReport, count: Int, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(report.passed + report.failed == count, sourceLocation: sourceLocation)
  expectNoDifferences(report.mismatches.map(\.description), sourceLocation: sourceLocation)
}
