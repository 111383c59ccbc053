public import Drafts

extension Composer {
  /// The draft as undo brings it back.
  var version: DraftVersion { draft.version }

  /// Whether the notes differ from what their file holds.
  var areNotesDirty: Bool { isNotesFileDirty || areReviewsDirty }

  /// Whether that is so without the marks, which have files of their own.
  private var isNotesFileDirty: Bool {
    guard notes != savedNotes else { return false }
    let (own, saved) = (notes.withoutReviewFiles, savedNotes.withoutReviewFiles)
    return own != saved && !(own.isEmpty && saved.isEmpty)
  }

  /// A draft was opened with these beside it.
  public mutating func take(_ notes: DraftNotes) {
    draft.take(notes)
    if setTargets == [.list] { focus.show(.list) }
  }

  /// Writes the notes beside the draft, where they have changed or the draft has moved.
  ///
  /// A file that cannot be read is never written over: what was noted stays here, and why is said.
  mutating func saveNotes(then sequel: Saving.Sequel? = nil) -> [Effect] {
    draft.forgetFilledParts()
    let effects = saveReviews(then: sequel)
    guard effects.isEmpty, let file = file.path, isNotesFileDirty else { return effects }
    let path = DraftNotes.path(beside: file)
    guard let text = notes.text else {
      notice = Notice(
        .error, "Pushwright can't read \(path), so it didn't overwrite it. The notes are unsaved")
      return []
    }
    draft.begin(Saving(path, since: now.milliseconds, sequel: sequel, notes: notes))
    return [.saveNotes(text: text, path: path, replacing: savedNotes.source)]
  }

  mutating func finishSavingNotes(_ outcome: NotesOutcome) -> [Effect] {
    let finished = saving
    draft.endSaving()
    if let finished, finished.isFormer { return finishFormerNotes(outcome, finished) }
    switch outcome {
    case .saved(let text):
      takeSavedNotes(text, finished)
      // Where the draft was saved too, it has said so.
      if let path = file.path, notice?.text != "Saved \(path)" {
        notice = Notice(.good, "Saved \(DraftNotes.path(beside: path))")
      }
      return finishSaving(after: finished)
    case .changedOnDisk(let path, let text):
      let theirs = DraftNotes.reading(text, path: path).notes.withReviewFiles(of: savedNotes)
      if theirs.text != nil {
        merge(theirs)
      } else {
        // It is not written over, and takes nothing away either.
        draft.knowNotes(theirs, source: text)
      }
      // Theirs may be all there is to say by now.
      return goOnSaving(after: finished)
    case .failed(let sentence):
      switching.giveUp()
      notice = Notice(.error, sentence)
      return goOnElsewhere(after: finished)
    }
  }

  /// What was noted while they were written stays, and stays unsaved.
  private mutating func takeSavedNotes(_ text: String, _ finished: Saving?) {
    draft.knowNotes(finished?.notes ?? notes, source: text)
  }
}
