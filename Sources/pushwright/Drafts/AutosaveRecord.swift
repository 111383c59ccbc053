import Commands
import ComposerState
import Drafts

/// A kept draft as it lies on the disk.
struct AutosaveRecord: Codable, Sendable {
  var session: DraftLock
  /// Absolute, otherwise as it was typed; `nil` for a draft without a name.
  ///
  /// The draft's own folder may hang, and its unsaved work is kept all the same.
  var path: String?
  var savedText: String?
  var importedText: String?
  var text: String
  var notes: String?
  var savedNotes: String?
  /// `nil` in a record of an older version.
  var savedMarks: String?
  /// `nil` in a record of an older version.
  var isOfDemo: Bool?
  var at: Int
  /// When it was given up; `nil` if a crash or the end of the program left it.
  var discardedAt: Int?

  init(_ draft: AutosavedDraft, session: DraftLock) {
    self.session = session
    path = draft.file.path.map(DraftPath.typed)
    savedText = draft.file.savedText
    importedText = draft.file.importedText
    text = draft.text
    notes = draft.notes
    savedNotes = draft.savedNotes
    savedMarks = draft.savedMarks
    isOfDemo = draft.isOfDemo
    at = draft.at
    discardedAt = draft.isDiscarded ? draft.at : nil
  }

  /// The notes and marks beside the draft as they are now; not asked for where the work has none.
  var fileNotes: DraftNotes? {
    guard notes != nil, let path else { return nil }
    return DraftNotes.reading(beside: path).notes
  }

  func draft(id: String) -> AutosavedDraft {
    var draft = AutosavedDraft(
      id: id,
      file: DraftFile(
        path: path.map(DraftPath.short), savedText: savedText, importedText: importedText),
      text: text, notes: notes, savedNotes: savedNotes, at: discardedAt ?? at,
      isDiscarded: discardedAt != nil)
    draft.isOfDemo = isOfDemo ?? false
    draft.savedMarks = savedMarks
    return draft
  }
}
