/// What comes in the place of the draft, once its unsaved work is saved or given up.
public enum NextDraft: Hashable, Sendable {
  case new
  case listed(DraftListing)
  case recovered(RecoverableDraft)
  /// A file that is read already: work was done while the disk was silent.
  case read(DraftContents)
  case sent(SentDraft)
}
