import PushMessages
import TextEditing

extension Composer {
  mutating func save() -> [Effect] {
    endEditing()
    guard let path = file.path, !needsNewName else {
      askForName(thenQuit: isLeaving)
      return []
    }
    guard !asksAboutDisk() else { return [] }
    if let alsoOpenBy {
      overlay = .alsoOpen(by: alsoOpenBy)
      return []
    }
    guard isTextDirty || file.savedText == nil || !areNotesDirty else { return goOnSaving() }
    return [.save(text: document.text, path: path, replacing: file.savedText)]
  }

  /// A file that had to be repaired or converted keeps its name and its text; the strict one gets another name.
  mutating func askForName(thenQuit: Bool) {
    endEditing()
    let name = needsNewName ? strictName : file.path ?? proposedPath ?? "untitled.json"
    overlay = .saveAs(LineEditor(name, kind: .name), thenQuit: thenQuit)
  }

  /// `news-strict.json` for `news.json`, `send.json` for `send.sh`.
  private var strictName: String {
    let path = file.path ?? "untitled.json"
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else {
      return path + "-strict.json"
    }
    return path[..<dot] + (path[dot...] == ".json" ? "-strict.json" : ".json")
  }

  mutating func answer(_ key: DialogKey, seeing derived: Derived) -> [Effect] {
    switch (key, overlay) {
    case (_, .review): return updateReview(.dialog(key), seeing: derived)
    case (_, .permission): return answerPermission(key)
    case (.take, .pastSend): takePastSend(seeing: derived)
    case (.filter, .help): filterHelp()
    case (.confirm, .settle): return updateSettling(.dialog(key))
    case (.copy(let form), .copy): return copy(form, seeing: derived)
    case (.saveAndQuit, .unsaved):
      overlay = nil
      isLeaving = true
      return save()
    case (.discardAndQuit, .unsaved): return discardWork() + [.quit]
    case (.saveFirst, .unsavedBefore(let next)): return saveBefore(next)
    case (.discard, .unsavedBefore(let next)): return discardWork() + bring(next)
    case (.discard, .recovery): return discardRecoverable()
    case (.confirm, .drafts): return moveInDrafts(.edit)
    case (_, .changeProfile): return answerProfileChange(key)
    case (_, .openElsewhere): return answerWhoEdits(key)
    case (.confirm, .alsoOpen):
      (overlay, alsoOpenBy) = (nil, nil)
      return save()
    case (.confirm, .reject(let editor, let locale)):
      reject(editor, locale: locale, seeing: derived)
    case (.confirm, .replaceRejection(let locale, _)):
      replaceRejection(of: locale, seeing: derived)
    case (.confirm, .saveAs(let editor, let thenQuit)):
      guard !editor.text.isEmpty else {
        notice = Notice(.warning, "Save as: type a name, or Esc to go back")
        return []
      }
      overlay = nil
      isLeaving = thenQuit
      let isSame = editor.text == file.path && !needsNewName
      let path = isSame ? editor.text : DraftFile.path(named: editor.text)
      return [
        .save(text: document.strictText, path: path, replacing: isSame ? file.savedText : nil)
      ]
    case (.take, .nameTaken(_, let listing?, _)) where listing.canBeOpened:
      overlay = nil
      return replaceDraft(with: .listed(listing))
    case (.confirm, .changedOnDisk(let path, let thenQuit)),
      (.confirm, .nameTaken(let path, _, let thenQuit)):
      overlay = .saveAs(LineEditor(path, kind: .name), thenQuit: thenQuit)
    default: break
    }
    return []
  }

  mutating func finishSave(_ outcome: SaveOutcome) -> [Effect] {
    let leaves = isLeaving
    let next = next
    (isLeaving, self.next) = (false, nil)
    switch outcome {
    case .saved(let text, let path):
      // What was typed while the file was written stays, and stays unsaved.
      if document.isRepaired, text == document.strictText {
        document = .init(text: text)
        editing?.before.document = document
      }
      // Beside the new file there are no notes yet.
      if path != file.path { (alsoOpenBy, asksWhoEdits, savedNotes) = (nil, false, DraftNotes()) }
      file = DraftFile(path: path, savedText: text)
      (disk, proposedPath) = (nil, nil)
      notice = Notice(.good, "Saved \(path)")
      (isLeaving, self.next) = (leaves, next)
      return goOnSaving()
    case .changedOnDisk(let path):
      overlay = .changedOnDisk(path: path, thenQuit: leaves)
    // Where the draft had the name before there was a file, somebody has just written that.
    case .nameTaken(let path, _) where path == file.path && !needsNewName:
      overlay = .changedOnDisk(path: path, thenQuit: leaves)
    case .nameTaken(let path, let listing):
      overlay = .nameTaken(path: path, by: listing, thenQuit: leaves)
    case .failed(let sentence):
      notice = Notice(.error, sentence)
    }
    return []
  }

  /// The draft is written: its notes come next, and then what saving was for.
  private mutating func goOnSaving() -> [Effect] {
    let effects = saveNotes()
    return effects.isEmpty ? finishSaving() : effects
  }

  /// Everything is written that could be.
  mutating func finishSaving() -> [Effect] {
    let (leaves, next) = (isLeaving, next)
    (isLeaving, self.next) = (false, nil)
    let effects = isDirty ? [] : forgetKept()
    if let next { return effects + replaceDraft(with: next) }
    return effects + (leaves ? quit() : [])
  }

  mutating func quit() -> [Effect] {
    endEditing()
    if running != nil { return leaveAfterAnswer(.quit) }
    guard isDirty else { return forgetKept() + [.quit] }
    overlay = .unsaved
    return []
  }
}
