internal import ComposerState
internal import Drafts
internal import MessageLint
internal import Resolver
internal import TerminalUI
internal import TextLayout

/// The problems as the pane and the line of the worst one show them.
struct ShownProblems {
  /// The worst first.
  let findings: [Finding]
  /// The chosen one, counted from 0.
  let index: Int
  let suppressedCount: Int
  /// Whether the findings are those of the draft, and not of an older one.
  let isCurrent: Bool
  /// Whether the app's strings haven't been read yet: then nothing counts as right either.
  let isReading: Bool
  let readingWords: String
  /// Why no finding does not mean that nothing is wrong, in a sentence and in short; `nil` where nothing is.
  let gap: (words: String, short: String)?

  init(_ composer: borrowing Composer, _ derived: borrowing Derived, in context: DrawingContext) {
    findings = derived.findings
    index = composer.problems.index
    suppressedCount = derived.suppressed.count
    isCurrent = derived.isComplete
    isReading = composer.strings.map { $0.awaitedWords != nil } ?? true
    readingWords =
      composer.strings?.awaitedWords.map { "Reading \($0.displayable)…" }
      ?? "Reading the app's strings…"
    gap = findings.isEmpty ? Self.gap(composer, derived, in: context) : nil
  }

  private static func gap(
    _ composer: Composer, _ derived: Derived, in context: DrawingContext
  ) -> (words: String, short: String)? {
    if composer.projectProblem != nil {
      return ("The project file is broken, so some checks are missing", "not checked")
    }
    if composer.notes.fault != nil {
      return ("The notes beside the draft have a mistake, so nothing is sent", "notes broken")
    }
    let troubled = derived.troubledPlatforms.map { platform in
      let count = derived.count(platform)
      return "\(platform.label) \(context.counts(errors: count.errors, warnings: count.warnings))"
    }
    guard !troubled.isEmpty else { return nil }
    let found =
      derived.suppressed.isEmpty ? "No problems in the message itself" : "All problems are accepted"
    return ("\(found), but see Locales: \(troubled.joined(separator: ", "))", "see Locales")
  }

  /// What no finding means.
  var allClear: String { gap?.words ?? "No known problems" }

  /// `✗2 ⚠1`, or that there is none.
  func summary(in context: DrawingContext) -> String {
    guard findings.isEmpty else { return context.counts(findings) }
    if isReading { return context.options.isAccessible ? "reading" : "…" }
    if let gap { return context.options.isAccessible ? gap.short : "⚠ \(gap.short)" }
    return context.options.isAccessible ? "none" : "✓ none"
  }

  var worstStyle: Style {
    guard let worst = findings.first else {
      return isReading ? .dim : gap == nil ? .ok : .warning
    }
    return worst.severity == .error ? .error : .warning
  }
}
