internal import Drafts
internal import FCMClient
internal import MessageLint
internal import NotificationPage
internal import PushMessages

extension DraftLinter {
  /// A draft as a page shows it.
  ///
  /// `previewed` are the ids of the project's preview locales: no one answers about another.
  ///
  /// - Throws: ``CommandFailure`` if its keys can't be looked up, unless that is meant.
  func paged(
    _ draft: LintInput, project: ProjectID?, reviewing previewed: Set<String>
  ) throws(CommandFailure) -> PagedDraft {
    let (shown, judgement) = examine(draft)
    try requireStrings(for: shown, of: draft)
    let effective = EffectiveMessage(draft.document)
    let rows = rows(of: draft)
    var paged = PagedDraft(
      draft.path, document: draft.document, effective: effective, rows: rows,
      on: settings.platforms, notes: draft.notes, findings: judgement.kept, project: project)
    for (index, row) in rows.enumerated() where !previewed.contains(row.locale.id) {
      paged.locales[index].isPreviewed = false
    }
    paged.sources = PageSource.all(of: effective, by: previewer, settings: settings)
    return paged
  }
}
