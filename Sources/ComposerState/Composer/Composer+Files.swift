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
    guard !waitsForDisk(.save) else { return [] }
    guard isTextDirty || file.savedText == nil || !areNotesDirty else { return goOnSaving() }
    return write(document.text, to: path, replacing: file.savedText)
  }

  /// Saves under a name that was typed.
  mutating func save(as name: String) -> [Effect] {
    guard !waitsForDisk(.saveAs(name)) else { return [] }
    let isSame = name == file.path && !needsNewName
    let path = isSame ? name : DraftFile.path(named: name)
    return write(document.strictText, to: path, replacing: isSame ? file.savedText : nil)
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
    case (.take, .pastSend): return takePastSend(seeing: derived)
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
      return save(as: editor.text)
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

  mutating func quit() -> [Effect] {
    endEditing()
    if running != nil { return leaveAfterAnswer(.quit) }
    if let saving, !isLeaving {
      isLeaving = true
      notice = Notice(.info, "Leaving as soon as \(saving.name) is written. Esc stays")
      return []
    }
    isLeaving = false
    guard isDirty else { return forgetKept() + [.quit] }
    overlay = .unsaved
    return []
  }
}
