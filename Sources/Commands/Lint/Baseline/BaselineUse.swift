internal import MessageLint

/// Which entries of a baseline were found again, and in which locales.
struct BaselineUse {
  private var locales: [Int: Set<String>] = [:]

  func has(_ entry: Int) -> Bool { locales[entry] != nil }

  mutating func note(_ entry: Int, locales found: [String]) {
    locales[entry, default: []].formUnion(found)
  }

  /// The entries that no longer occur, a sentence each.
  ///
  /// Judged are those of the drafts that were read; the others too if all drafts of the project were.
  func remarks(about baseline: LintBaseline, _ report: LintReport, coversProject: Bool) -> [String]
  {
    let read = report.drafts.filter { $0.failure == nil }
      .map { report.repository.path($0.path) }
    let unread = report.drafts.filter { $0.failure != nil }
      .map { report.repository.path($0.path) }
    let gone = baseline.entries.enumerated().compactMap { index, entry -> String? in
      let draft = entry.identity.draft
      let isJudged =
        draft.map { read.contains($0) || coversProject && !unread.contains($0) }
        ?? (coversProject && unread.isEmpty)
      guard !LintBaseline.isRefused(entry.identity.rule) else {
        return
          "\(entry.identity.rule) can't be accepted by a baseline; write the baseline again"
      }
      guard isJudged, report.askedRules.contains(entry.identity.rule) else { return nil }
      return sentence(about: entry, index)
    }
    let lines = gone.prefix(Self.listed).map { "\(baseline.path): warning: \($0)" }
    let more = gone.count - lines.count
    return lines
      + (more > 0 ? ["\(baseline.path): warning: \(more) more entries no longer occur"] : [])
  }

  /// More entries than these are counted.
  private static let listed = 20

  private func sentence(about entry: LintBaseline.Entry, _ index: Int) -> String? {
    let missing = entry.locales.filter { locales[index]?.contains($0) != true }
    guard !has(index) || !missing.isEmpty else { return nil }
    let identity = entry.identity
    let place = [identity.draft ?? identity.file, identity.field].compactMap(\.self)
      .joined(separator: ", ")
    let scope =
      has(index) || !missing.isEmpty && missing.count < entry.locales.count
      ? " in \(missing.localeNames)" : ""
    return "\(identity.rule) (\(place)) no longer occurs\(scope); write the baseline again"
  }
}
