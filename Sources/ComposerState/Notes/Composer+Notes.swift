extension Composer {
  /// The draft as undo brings it back.
  var version: DraftVersion { DraftVersion(document: document, notes: notes) }

  /// Whether the notes differ from what their file holds.
  var areNotesDirty: Bool { notes != savedNotes && !(notes.isEmpty && savedNotes.isEmpty) }

  mutating func bring(back version: DraftVersion) {
    document = version.document
    notes.take(whatIsWrittenHere: version.notes)
    followTarget()
  }

  /// A draft was opened with these beside it.
  public mutating func take(_ notes: DraftNotes) {
    (self.notes, savedNotes) = (notes, notes)
  }

  /// Writes the notes beside the draft, where they have changed or the draft has moved.
  ///
  /// A file that cannot be read is never written over: what was noted stays here, and why is said.
  mutating func saveNotes() -> [Effect] {
    guard let draft = file.path, areNotesDirty else { return [] }
    let path = DraftNotes.path(beside: draft)
    guard let text = notes.text else {
      notice = Notice(
        .error, "\(path) cannot be read, so it is not written over; the notes stay here unsaved")
      return []
    }
    return [.saveNotes(text: text, path: path, replacing: savedNotes.source)]
  }

  mutating func finishSavingNotes(_ outcome: NotesOutcome) -> [Effect] {
    switch outcome {
    case .saved(let text):
      notes.source = text
      savedNotes = notes
      // Where the draft was saved too, it has said so.
      if let path = file.path, notice?.text != "Saved \(path)" {
        notice = Notice(.good, "Saved \(DraftNotes.path(beside: path))")
      }
      return finishSaving()
    case .changedOnDisk(let path, let text):
      let theirs = DraftNotes.reading(text, path: path).notes
      if theirs.text != nil {
        merge(theirs)
      } else {
        // It is not written over, and takes nothing away either.
        (notes.source, savedNotes) = (text, theirs)
      }
      // Theirs may be all there is to say by now.
      let effects = saveNotes()
      return effects.isEmpty ? finishSaving() : effects
    case .failed(let sentence):
      (isLeaving, next) = (false, nil)
      notice = Notice(.error, sentence)
      return []
    }
  }
}
