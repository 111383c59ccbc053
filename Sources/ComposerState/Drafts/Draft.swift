public import Drafts
public import PushMessages

/// The draft that is edited: its message, what stands beside it, its history and its file.
///
/// Another draft replaces it whole, so that nothing of the former one is left.
public struct Draft: Hashable, Sendable {
  public var document: MessageDocument
  /// What stands beside the draft.
  public internal(set) var notes = DraftNotes()
  public var file: DraftFile
  /// What the notes' file holds as far as we know.
  var savedNotes = DraftNotes()
  var past: [DraftVersion] = []
  var future: [DraftVersion] = []
  var autosave = Autosave()
  /// What the disk has not answered yet.
  public internal(set) var saving: Saving?
  /// What the file holds where another program has written it and nothing is decided yet.
  var disk: DiskChange?
  /// The name that is proposed for a draft without one.
  var proposedPath: String?
  var readOnly: ReadOnlyDraft?
  /// Who has the draft open too, until a save was confirmed.
  var alsoOpenBy: String?
  /// Whether it is still to be asked which of the two programs edits the draft.
  var asksWhoEdits = false

  /// Another draft in the place of this one; what the disk is still to answer goes on.
  func replaced(by next: Draft) -> Draft {
    var next = next
    (next.saving, next.autosave) = (saving, autosave)
    return next
  }
}
