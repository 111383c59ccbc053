extension LintReport {
  /// Takes what a baseline has out of the findings, and says what of it no longer occurs.
  ///
  /// `coversProject` tells whether all of the project's drafts were looked at, in all locales.
  mutating func apply(_ baseline: LintBaseline, coversProject: Bool) {
    var used = BaselineUse()
    for index in drafts.indices {
      baseline.apply(to: &drafts[index], in: repository, using: &used)
    }
    guard judgesSuppressions else { return }
    notes += used.remarks(about: baseline, self, coversProject: coversProject)
  }
}
