internal import Drafts
internal import FCMClient
internal import MessageLint
internal import NotificationPage
internal import PushMessages

extension DraftLinter {
  /// A draft as a page shows it.
  ///
  /// - Throws: ``CommandFailure`` if its keys can't be looked up, unless that is meant.
  func paged(_ draft: LintInput, project: ProjectID?) throws(CommandFailure) -> PagedDraft {
    let (shown, judgement) = examine(draft)
    try requireStrings(for: shown, of: draft)
    let effective = EffectiveMessage(draft.document)
    var paged = PagedDraft(
      draft.path, document: draft.document, effective: effective, rows: rows(of: draft),
      on: settings.platforms, notes: draft.notes, findings: judgement.kept, project: project)
    paged.sources = PageSource.all(of: effective, by: previewer, settings: settings)
    return paged
  }
}
