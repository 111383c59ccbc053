internal import MessageLint

/// What `lint` found in its drafts; extensions put it into its formats.
struct LintReport {
  var drafts: [LintedDraft]
  /// From which severity on a finding is a failure.
  var threshold: FailureThreshold = .error
  /// The rules that were asked.
  var askedRules: Set<String> = Set(Linter.rules.map { $0.id })

  /// What is accepted in every draft.
  var sharedSuppressions: [Suppression] = []

  var entries: [LintEntry] { drafts.flatMap(\.entries) }

  /// 0 where nothing reaches the threshold, otherwise 1; a draft that could not be read outweighs both.
  var exitStatus: Int32 {
    if let failure = drafts.compactMap(\.failure).first { return failure.status.rawValue }
    let isReached = drafts.contains { draft in
      draft.judgement.kept.contains { threshold.isReached(by: $0.severity) }
    }
    return isReached ? 1 : 0
  }

  /// What people should know beside the report: what could not be checked, and what is accepted in vain.
  var remarks: [String] {
    drafts.flatMap(\.remarks)
      + unused.map {
        "\($0.origin): warning: the suppression of \($0.rule) matches nothing, remove it"
      }
  }

  /// A suppression of the project is unused where it is in all drafts, one beside a draft where it is in that one.
  private var unused: [Suppression] {
    let lists = drafts.filter { $0.failure == nil }.map(\.judgement.unused)
    guard !lists.isEmpty else { return [] }
    let shared = sharedSuppressions.filter { suppression in
      lists.allSatisfy { $0.contains(suppression) }
    }
    return shared + lists.joined().filter { !sharedSuppressions.contains($0) }
  }

  func text(as format: LintFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .sarif: sarif
    case .junit: junit
    case .github: github
    }
  }
}

extension Finding.Severity {
  /// The word of compilers, SARIF and GitHub.
  var word: String { self == .error ? "error" : "warning" }
}
