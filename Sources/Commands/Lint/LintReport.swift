internal import MessageLint

/// What `lint` found in its drafts; extensions put it into its formats.
struct LintReport {
  var drafts: [LintedDraft]
  /// From which severity on a finding is a failure.
  var threshold: FailureThreshold = .error
  /// The rules that were asked.
  var askedRules: Set<String> = Set(Linter.rules.map { $0.id })
  /// What is accepted in every draft; empty unless all of the project's drafts were looked at in all locales, because
  /// only then can a suppression be called unused.
  var sharedSuppressions: [Suppression] = []
  /// Whether suppressions beside drafts are judged: not if some locales were left out.
  var judgesSuppressions = true
  /// Which files and directories were passed over, and why.
  var unseen: [String] = []
  /// What else people should know that is about no one draft.
  var notes: [String] = []
  /// Whether only what reaches the threshold is listed, without a summary.
  var isQuiet = false
  /// What is assumed of Android devices, where texts of theirs are judged.
  var assumption: String?
  /// The root of the repository, to which code hosts take paths to be relative.
  var repository = RepositoryRoot(nil)

  /// Each finding once: those about the project, and those of each draft.
  var entries: [LintEntry] {
    let all = drafts.flatMap(\.entries)
    return Self.united(all.filter(\.finding.isProjectWide))
      + all.filter { !$0.finding.isProjectWide }
  }

  /// What is listed for people.
  var listedEntries: [LintEntry] {
    let counted = entries.filter { !$0.isAccepted }
    return isQuiet ? counted.filter { threshold.isReached(by: $0.finding.severity) } : counted
  }

  /// One entry for the same finding in several drafts.
  private static func united(_ entries: [LintEntry]) -> [LintEntry] {
    struct Sameness: Hashable {
      var finding: Finding
      var acceptance: LintEntry.Acceptance?
    }
    var united: [LintEntry] = []
    var indices: [Sameness: Int] = [:]
    for entry in entries {
      let same = Sameness(finding: entry.finding, acceptance: entry.acceptance)
      if let index = indices[same] {
        united[index].drafts += entry.drafts
      } else {
        indices[same] = united.count
        united.append(entry)
      }
    }
    return united
  }

  /// 0 if nothing reaches the threshold, otherwise 1; a draft that could not be read or checked outweighs both.
  var exitStatus: Int32 {
    if let failure = drafts.compactMap(\.failure).first { return failure.status.rawValue }
    let isReached = drafts.contains { draft in
      draft.judgement.kept.contains { threshold.isReached(by: $0.severity) }
    }
    return isReached ? 1 : 0
  }

  /// What people should know beside the report: what could not be checked, and what is accepted in vain.
  var remarks: [String] {
    unseen + notes + drafts.flatMap(\.remarks)
      + unused.map {
        "\($0.origin): warning: the suppression of \($0.rule) matches nothing; remove it"
      }
  }

  /// A suppression of the project is unused where it is in all drafts, one beside a draft where it is in that one.
  private var unused: [Suppression] {
    guard judgesSuppressions else { return [] }
    let lists = drafts.filter { $0.failure == nil }.map(\.judgement.unused)
    guard !lists.isEmpty else { return [] }
    let shared = sharedSuppressions.filter { suppression in
      lists.count == drafts.count && lists.allSatisfy { $0.contains(suppression) }
    }
    let own = zip(drafts.filter { $0.failure == nil }, lists).flatMap { draft, list in
      list.filter { draft.ownSuppressions.contains($0) }
    }
    return shared + own
  }

  func text(as format: LintOptions.Format) -> String {
    switch format {
    case .text: text
    case .json: json
    case .sarif: sarif
    case .junit: junit
    case .github: github
    case .gitlab: gitlab
    }
  }
}

extension Finding.Severity {
  /// The word of compilers, SARIF and GitHub.
  var word: String { self == .error ? "error" : "warning" }
}
