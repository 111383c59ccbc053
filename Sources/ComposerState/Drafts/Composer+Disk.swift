import PushMessages
import SendPolicy

extension Composer {
  /// Another program has written the draft's file, or removed it (`nil`).
  ///
  /// Unsaved work is never touched: where there is some, a question comes up as soon as nothing else is open.
  mutating func takeDiskChange(_ text: String?) {
    guard file.path != nil else { return }
    guard let text else { return noteRemoval() }
    guard text != file.savedText, text != document.text else { return settleDiskChange(text) }
    disk = DiskChange(text: text)
    switch overlay {
    case .diverged: overlay = nil
    case .changedOnDisk(let path, _) where path == file.path: overlay = nil
    default: break
    }
    if editing != nil, isTextDirty {
      notice = Notice(.warning, "\(file.name) was changed on disk: Esc ends the field and shows it")
    }
  }

  /// The file holds what is known, or what the draft holds: there is nothing to decide.
  private mutating func settleDiskChange(_ text: String) {
    disk = nil
    if case .diverged = overlay { overlay = nil }
    guard text != file.savedText else { return }
    file.savedText = text
    if text == document.text { file.importedText = nil }
    notice = Notice(.info, "\(file.name) on disk is now the same as this draft")
  }

  private mutating func noteRemoval() {
    guard file.savedText != nil else { return }
    disk = nil
    if case .diverged = overlay { overlay = nil }
    file.savedText = nil
    // What was made of a file that is gone is nowhere else.
    if file.importedText != nil { file.importedText = "" }
    keeping.noteChange(at: now.milliseconds)
    notice = Notice(
      .warning, "\(file.name) was removed from the disk; the draft is here, and not saved")
  }

  /// As soon as nothing else is open, what came in meanwhile comes up.
  mutating func settle() {
    settleDisk()
    askWhoEdits()
    showRecovery()
  }

  /// What another program wrote is read, or asked about.
  private mutating func settleDisk() {
    guard let change = disk, overlay == nil, editing == nil else { return }
    if !isTextDirty {
      takeTheirs(change.text)
      notice = Notice(.info, "\(file.name) changed on disk: read anew; u undoes")
    } else if !change.isPutOff {
      showDivergence(change)
    }
  }

  /// Whether something has to be decided before the draft can be saved; shows it then.
  mutating func asksAboutDisk() -> Bool {
    guard let change = disk else { return false }
    isLeaving = false
    next = nil
    showDivergence(change)
    return true
  }

  private mutating func showDivergence(_ change: DiskChange) {
    disk?.isPutOff = true
    overlay = .diverged(
      Divergence(
        base: file.importedText ?? file.savedText ?? "", mine: document.text,
        theirs: draft(in: change.text), at: now.milliseconds, isMessage: isAsGood))
  }

  /// Whether a text is a message, and needs no repair unless the draft does.
  private func isAsGood(_ text: String) -> Bool {
    let other = MessageDocument(text: text)
    return other.message != nil && (document.isRepaired || !other.isRepaired)
  }

  mutating func moveInDivergence(_ command: Command) {
    guard case .diverged(var divergence) = overlay else { return }
    defer { if case .diverged = overlay { overlay = .diverged(divergence) } }
    guard divergence.gate.takesKey(at: now.milliseconds) else { return }
    switch command {
    case .up, .previousField: divergence.move(by: -1)
    case .down, .nextField: divergence.move(by: 1)
    case .first: divergence.move(by: -divergence.choices.count)
    case .last: divergence.move(by: divergence.choices.count)
    case .nextLocale, .previousLocale:
      let count = divergence.changes(ofDraft: document.text).lines.count
      divergence.scroll = command.scrolled(divergence.scroll, last: count)
    case .edit where divergence.choice == .decide: divergence.decide()
    case .edit where divergence.sides != nil:
      guard let merged = divergence.decideHere() else { return }
      guard isAsGood(merged) else {
        _ = divergence.goBack()
        notice = Notice(.error, "These lines together are not a message: choose otherwise, or Esc")
        return
      }
      overlay = nil
      take(merged)
    case .edit:
      overlay = nil
      take(divergence)
    default: return
    }
  }

  /// Esc: one place back while places are decided; returns whether it did that.
  mutating func goBackInDivergence() -> Bool {
    guard case .diverged(var divergence) = overlay, divergence.goBack() else { return false }
    overlay = .diverged(divergence)
    return true
  }

  private mutating func take(_ merged: String) {
    guard let theirs = disk?.text else { return }
    change { $0.document = MessageDocument(text: merged) }
    knowDisk(theirs)
    followTarget()
    notice = Notice(.good, "Merged both changes, not saved yet. Undo brings yours back")
  }

  private mutating func take(_ divergence: Divergence) {
    guard let theirs = disk?.text else { return }
    switch divergence.choice {
    case .merge:
      if let merged = divergence.merged { take(merged) }
    case .takeTheirs:
      takeTheirs(theirs)
      notice = Notice(.good, "This is \(file.name) as it is on disk; u brings yours back")
    case .keepMine:
      knowDisk(theirs)
      notice = Notice(.warning, "Kept your version. Saving will overwrite the file")
    case .saveAs: askForName(thenQuit: false)
    case .decide, .mineHere, .theirsHere: break
    }
  }

  /// The file's text as a step of undo.
  private mutating func takeTheirs(_ text: String) {
    let draft = draft(in: text)
    change { $0.document = MessageDocument(text: draft) }
    knowDisk(text)
    followTarget()
  }

  private mutating func knowDisk(_ text: String) {
    file.savedText = text
    file.importedText = draft(in: text) == text ? nil : draft(in: text)
    disk = nil
  }

  /// The draft in a file's text, read as at opening.
  private func draft(in text: String) -> String { MessageImport.reading(text).draftText ?? text }
}

extension MessageImport {
  /// The draft where it is another text than the one that was read, and can be read.
  var draftText: String? { isConverted && canBeRead ? document.text : nil }
}
