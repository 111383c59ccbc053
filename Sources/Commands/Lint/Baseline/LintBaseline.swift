internal import MessageLint

/// Findings that a project had when it began to lint: they are counted, not held against it.
///
/// A finding is known in the locales (or files) that the baseline names; the same fault in another language is a new one.
struct LintBaseline: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var identity: FindingIdentity
    /// The preview locales concerned; empty if the language does not matter.
    var locales: [String] = []
  }

  /// Rules whose findings no baseline accepts.
  ///
  /// A strings file that can't be read hides which texts are lost. Accepted once, it would let pass every later
  /// draft that asks for one of them, even if the finding about the file itself is suppressed.
  static let unacceptableRules: Set<String> = ["strings-file", "unknown-text"]

  /// As reports call it.
  var path: String
  var entries: [Entry]

  init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
  }

  /// What a report found and nothing accepts, each finding of the project once.
  init(of report: LintReport, path: String) {
    let kept = report.entries.filter {
      !$0.isAccepted && !Linter.demandedRules.contains($0.finding.rule)
    }
    self.init(
      path: path,
      entries: kept.map { entry in
        Entry(
          identity: FindingIdentity(of: entry.finding, in: entry.draft, report.repository),
          locales: entry.finding.locales)
      })
  }

  /// Whether no entry about a rule counts.
  static func isRefused(_ rule: String) -> Bool {
    unacceptableRules.contains(rule) || Linter.demandedRules.contains(rule)
  }

  /// The first finding for which no baseline can be written.
  static func unacceptable(in report: LintReport) -> Finding? {
    report.entries.first { !$0.isAccepted && unacceptableRules.contains($0.finding.rule) }?.finding
  }

  /// Takes what is known out of what a draft is accused of, and notes which entries that were, and in which locales.
  func apply(
    to draft: inout LintedDraft, in repository: RepositoryRoot, using used: inout BaselineUse
  ) {
    var kept: [Finding] = []
    for finding in draft.judgement.kept {
      let identity = FindingIdentity(of: finding, in: draft.path, repository)
      guard let index = index(of: identity, finding, used) else {
        kept.append(finding)
        continue
      }
      let (known, rest) = finding.split(byLocales: entries[index].locales)
      used.note(index, locales: known?.locales ?? [])
      if let known { draft.known.append(known) }
      if let rest { kept.append(rest) }
    }
    draft.judgement.kept = kept
  }

  /// An entry is about one finding of a draft, and about the finding of the project in every draft.
  private func index(
    of identity: FindingIdentity, _ finding: Finding, _ used: BaselineUse
  ) -> Int? {
    guard !Self.isRefused(identity.rule) else { return nil }
    return entries.indices.first { index in
      entries[index].identity == identity && (finding.isProjectWide || !used.has(index))
    }
  }
}

extension Finding {
  /// The part in these locales, and the other; a finding about no language is known as it is.
  fileprivate func split(byLocales known: [String]) -> (known: Finding?, rest: Finding?) {
    guard !locales.isEmpty else { return (self, nil) }
    var (part, rest) = (self, self)
    part.places = []
    rest.places = []
    for place in places {
      let again = place.locales.filter(known.contains)
      let new = place.locales.filter { !known.contains($0) }
      if !again.isEmpty { part.places.append(Place(place.source, locales: again)) }
      if !new.isEmpty || again.isEmpty { rest.places.append(Place(place.source, locales: new)) }
    }
    return (part.places.isEmpty ? nil : part, rest.places.isEmpty ? nil : rest)
  }
}

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
