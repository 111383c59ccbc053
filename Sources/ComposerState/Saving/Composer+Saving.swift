internal import Drafts
internal import PushMessages

/// What is written, one after the other, and what follows when the disk has answered.
extension Composer {
  /// Asks for the draft's text to be written, as soon as nothing else is.
  mutating func write(
    _ text: String, to path: String, replacing known: String?, evenProtected: Bool = false
  ) -> [Effect] {
    draft.begin(Saving(path, since: now.milliseconds))
    return [.save(text: text, path: path, replacing: known, evenProtected: evenProtected)]
  }

  /// Puts a save off until the disk has answered; returns whether it has to wait.
  mutating func waitsForDisk(_ sequel: Saving.Sequel) -> Bool {
    guard let saving else { return false }
    draft.follow(with: sequel)
    notice = Notice(.info, "Still saving \(saving.name); the next save follows")
    return true
  }

  mutating func finishSave(_ outcome: SaveOutcome) -> [Effect] {
    let finished = saving
    draft.endSaving()
    if let finished, finished.isFormer {
      return finishFormerSave(outcome, finished)
    }
    guard case .saved(let text, let path) = outcome else {
      return takeRefusedSave(outcome, finished)
    }
    takeSaved(text, at: path)
    return goOnSaving(after: finished)
  }

  /// The file holds the text; what was typed while it was written stays, and stays unsaved.
  private mutating func takeSaved(_ text: String, at path: String) {
    if document.isRepaired {
      focus.changeVersionBefore { $0.document = .init(text: $0.document.strictText) }
    }
    if let former = file.path, former != path { leaveReviewsOfOthers() }
    draft.takeSaved(text, at: path)
    notice = Notice(.good, "Saved \(path)")
  }

  private mutating func takeRefusedSave(_ outcome: SaveOutcome, _ finished: Saving?) -> [Effect] {
    let leaves = isLeaving
    switching.giveUp()
    switch outcome {
    case .saved: break
    case .changedOnDisk(let path):
      openUnasked(ChangedOnDisk(path: path, thenQuit: leaves))
    // If the draft had the name before the file existed, another program has just written it.
    case .nameTaken(let path, _) where path == file.path && !needsNewName:
      openUnasked(ChangedOnDisk(path: path, thenQuit: leaves))
    case .nameTaken(let path, let listing):
      openUnasked(NameTaken(path: path, listing: listing, thenQuit: leaves))
    case .writeProtected(let path): openUnasked(WriteProtected(path: path, thenQuit: leaves))
    case .failed(let sentence):
      // The name that was typed is corrected, not typed again; and work that has to go somewhere gets another place.
      let isElsewhere = finished?.path != file.path || needsNewName
      if let path = finished?.path, isElsewhere || file.savedText == nil || leaves {
        openUnasked(SaveAs(path, thenQuit: leaves, isCorrected: true))
      }
      notice = Notice(.error, sentence)
    }
    return goOnElsewhere(after: finished)
  }

  /// Another draft is open by now: the answer is only told.
  private mutating func finishFormerSave(_ outcome: SaveOutcome, _ former: Saving) -> [Effect] {
    switch outcome {
    case .saved(_, let path): notice = Notice(.good, "Saved \(path)")
    case .failed(let sentence): notice = Notice(.error, sentence)
    case .changedOnDisk(let path), .nameTaken(let path, _): noteOvertaken(path)
    case .writeProtected(let path):
      notice = Notice(.error, "\(path) is read-only, so Pushwright didn't save it")
    }
    return goOn(after: former)
  }

  /// The user wants the read-only file replaced.
  mutating func replaceProtected(thenQuit: Bool) -> [Effect] {
    switching.wait(toLeave: thenQuit)
    guard let path = file.path, !needsNewName, !asksAboutDisk() else { return [] }
    return write(document.text, to: path, replacing: file.savedText, evenProtected: true)
  }

  /// The same of notes.
  mutating func finishFormerNotes(_ outcome: NotesOutcome, _ former: Saving) -> [Effect] {
    switch outcome {
    case .saved: notice = Notice(.good, "Saved \(former.path)")
    case .failed(let sentence): notice = Notice(.error, sentence)
    case .changedOnDisk(let path, _): noteOvertaken(path)
    }
    return goOn(after: former)
  }

  /// The same of marks.
  mutating func finishFormerReviews(_ outcome: ReviewsOutcome, _ former: Saving) -> [Effect] {
    switch outcome {
    case .saved: notice = Notice(.good, "Saved \(former.path)")
    case .failed(let sentence): notice = Notice(.error, sentence)
    case .changedOnDisk: noteOvertaken(former.path)
    }
    return goOn(after: former)
  }

  private mutating func noteOvertaken(_ path: String) {
    notice = Notice(.error, "Another program changed \(path), so Pushwright didn't save it")
  }

  /// The draft is written: its notes come next, and then what saving was for.
  mutating func goOnSaving(after finished: Saving? = nil) -> [Effect] {
    let effects = saveNotes(then: finished?.sequel)
    return effects.isEmpty ? finishSaving(after: finished) : effects
  }

  /// Everything is written that could be.
  mutating func finishSaving(after finished: Saving? = nil) -> [Effect] {
    let effects = isDirty ? [] : forgetKept()
    if finished?.sequel != nil, isDirty || finished?.sequel != .save {
      return effects + goOn(after: finished)
    }
    let (leaves, next) = (isLeaving, next)
    switching.giveUp()
    // Something else was begun while the disk was silent.
    guard openModal == nil, editing == nil || isDirty else { return effects }
    if let next { return effects + replaceDraft(with: next) }
    return effects + (leaves ? quit(isAsked: false) : [])
  }

  /// Runs the save that had to wait.
  private mutating func goOn(after finished: Saving?) -> [Effect] {
    switch finished?.sequel {
    case .save: isDirty ? saveAgain() : []
    case .saveAs(let name): save(as: name)
    case nil: []
    }
  }

  /// Saves what was there before the visit to a field that has begun meanwhile.
  ///
  /// The visit goes on: its next letters would be commands.
  private mutating func saveAgain() -> [Effect] {
    guard let visit = editing else { return save() }
    let text = visit.before.document.text
    guard text != file.savedText else { return goOnSaving() }
    guard let path = file.path, !needsNewName, disk == nil, alsoOpenBy == nil else {
      notice = Notice(
        .warning, "\(file.name) isn't saved again yet: leave the field first", offers: [.save])
      return []
    }
    return write(text, to: path, replacing: file.savedText)
  }

  /// After a save that failed: the same would fail again, another name may not.
  mutating func goOnElsewhere(after finished: Saving?) -> [Effect] {
    if case .saveAs? = finished?.sequel { goOn(after: finished) } else { [] }
  }
}
