import CodeSnippets
import Drafts
import PushMessages
import SendPolicy

extension Composer {
  /// Another program has written the draft's file, or removed it (`nil`).
  ///
  /// Unsaved work is never touched: where there is some, a question comes up as soon as nothing else is open.
  mutating func takeDiskChange(_ text: String?, seeing derived: Derived) {
    let before = (disk, file.isRemoved)
    noteDiskChange(text)
    guard before != (disk, file.isRemoved) else { return }
    guard let draftOnDisk else { return refreshReview(seeing: derived) }
    guard holdReview(seeing: derived) else { return }
    notice = Notice(
      .warning,
      "Another program just \(draftOnDisk == .removed ? "removed" : "changed") \(file.name). "
        + "You send what you see here")
  }

  /// What a review says of the draft's file.
  var draftOnDisk: DraftOnDisk? { disk != nil ? .changed : file.isRemoved ? .removed : nil }

  private mutating func noteDiskChange(_ text: String?) {
    guard file.path != nil else { return }
    guard let text else { return noteRemoval() }
    guard text != file.savedText, text != document.text else { return settleDiskChange(text) }
    // Told again, it is still the same change, and may have been put off.
    guard disk?.text != text else { return }
    draft.note(Draft.DiskChange(text: text))
    close(Divergence.self)
    if modal(ChangedOnDisk.self)?.path == file.path { close(ChangedOnDisk.self) }
    if editing != nil, isTextDirty {
      notice = Notice(
        .warning, "\(file.name) changed on disk. Leave the field with Esc to see the change")
    }
  }

  /// The file holds what is known, or what the draft holds: there is nothing to decide.
  private mutating func settleDiskChange(_ text: String) {
    let isKnown = text == file.savedText
    draft.knowDisk(text, imported: isKnown ? file.importedText : nil)
    close(Divergence.self)
    guard !isKnown else { return }
    notice = Notice(.info, "\(file.name) on disk is now the same as this draft")
  }

  private mutating func noteRemoval() {
    guard file.savedText != nil else { return }
    draft.noteRemoval()
    close(Divergence.self)
    scheduleAutosave()
    notice = Notice(
      .warning, "Another program deleted \(file.name). The draft is still here, unsaved")
  }

  /// As soon as nothing else is open, what came in meanwhile comes up.
  mutating func settle() {
    settleDisk()
    askWhoEdits()
    showRecovery()
  }

  /// What another program wrote is read, or asked about.
  private mutating func settleDisk() {
    guard let change = disk, openModal == nil, editing == nil else { return }
    if !isTextDirty {
      takeTheirs(change.text)
      notice = Notice(.info, "Reread \(file.name), which changed on disk", offers: [.undo])
    } else if !change.isPutOff {
      showDivergence(change)
    }
  }

  /// Whether something has to be decided before the draft can be saved; shows it then.
  mutating func asksAboutDisk() -> Bool {
    guard let change = disk else { return false }
    switching.giveUp()
    showDivergence(change)
    return true
  }

  private mutating func showDivergence(_ change: Draft.DiskChange) {
    draft.putDiskOff()
    openUnasked(
      Divergence(
        base: file.importedText ?? file.savedText ?? "", mine: document.text,
        theirs: draft(in: change.text), isMessage: isAsGood))
  }

  /// Whether a text is a message, and needs no repair unless the draft does.
  private func isAsGood(_ text: String) -> Bool {
    let other = MessageDocument(text: text)
    return other.message != nil && (document.isRepaired || !other.isRepaired)
  }

  /// The two changes, decided place by place; not a message, the choice is made again.
  mutating func take(decided merged: String) {
    guard isAsGood(merged) else {
      notice = Notice(.error, "These lines don't make a message: choose others, or press Esc")
      return
    }
    close(Divergence.self)
    take(merged)
  }

  private mutating func take(_ merged: String) {
    guard let theirs = disk?.text else { return }
    change { $0.draft.replace(MessageDocument(text: merged)) }
    knowDisk(theirs)
    followTarget()
    notice = Notice(.good, "Merged both changes (not saved)", offers: [.undo])
  }

  mutating func take(_ divergence: Divergence) {
    guard let theirs = disk?.text else { return }
    switch divergence.choice {
    case .merge:
      if let merged = divergence.merged { take(merged) }
    case .takeTheirs:
      takeTheirs(theirs)
      notice = Notice(.good, "This is now \(file.name) from the disk", offers: [.undo])
    case .keepMine:
      knowDisk(theirs)
      notice = Notice(.warning, "Kept your version. Saving will overwrite the file")
    case .saveAs: askForName(thenQuit: false)
    case .decide, .mineHere, .theirsHere: break
    }
  }

  /// The file's text as a step of undo.
  private mutating func takeTheirs(_ text: String) {
    var imported = MessageImport.reading(text, snippet: file.snippet)
    let expiresIn = imported.takeExpiresIn()
    change {
      $0.draft.replace(MessageDocument(text: imported.draftText ?? text))
      if expiresIn != nil { $0.draft.note { $0.expiresIn = expiresIn } }
      // What the notes keep of another text counts as before.
      if imported.isConverted { $0.draft.note(lost: imported.lostParts(of: $0.file.name)) }
    }
    knowDisk(text)
    followTarget()
  }

  private mutating func knowDisk(_ text: String) {
    let imported = draft(in: text)
    draft.knowDisk(text, imported: imported == text ? nil : imported)
  }

  /// The draft in a file's text, read as at opening.
  private func draft(in text: String) -> String {
    var imported = MessageImport.reading(text, snippet: file.snippet)
    _ = imported.takeExpiresIn()
    return imported.draftText ?? text
  }
}

extension MessageImport {
  /// The draft where it is another text than the one that was read, and can be read.
  var draftText: String? { isConverted && canBeRead ? document.text : nil }
}
