import Drafts
import PushMessages

extension Composer {
  /// What a crash or the end of the program must not take away; `nil` where everything is saved.
  public var keptDraft: AutosavedDraft? {
    guard isDirty else { return nil }
    var kept = AutosavedDraft(
      id: session, file: file, text: document.text,
      notes: areNotesDirty || lacksPartsOfItsFile ? notes.keptText(of: locales.reviewer) : nil,
      savedNotes: savedNotes.source, at: now.seconds)
    if kept.notes != nil { kept.savedMarks = savedNotes.keptText(of: locales.reviewer) }
    return kept
  }

  /// Whether only the file that the draft was read from tells what is missing.
  private var lacksPartsOfItsFile: Bool { file.importedText != nil && !lostParts.isEmpty }

  /// In how many milliseconds the draft has to be kept; `nil` where there is nothing to keep.
  func keepWake(after moment: EventTime) -> Int? {
    autosave.due.map { max(1, $0 - moment.milliseconds) }
  }

  /// The draft has changed.
  mutating func scheduleAutosave() {
    let moment = now.milliseconds
    draft.schedule { $0.noteChange(at: moment) }
  }

  /// Time has passed: keeps what has changed, or forgets what is not unsaved any more.
  mutating func keepWhenDue() -> [Effect] {
    guard let due = autosave.due, due <= now.milliseconds else { return [] }
    return keepNow()
  }

  /// Keeps what has changed at once: before the program stops for somebody else.
  mutating func keepNow() -> [Effect] {
    guard autosave.due != nil else { return [] }
    guard let kept = keptDraft else { return forgetKept() }
    draft.schedule { $0.noteKept() }
    return [.keep(kept, insteadOf: nil)]
  }

  /// The work is saved or given up.
  mutating func forgetKept() -> [Effect] {
    let wasKept = autosave.isKept
    draft.schedule { $0.noteForgotten() }
    return wasKept ? [.forgetKept(session)] : []
  }

  /// The unsaved work is given up: it can be had back for a day.
  mutating func discardWork() -> [Effect] {
    guard let kept = keptDraft else { return forgetKept() }
    draft.schedule { $0.noteForgotten() }
    return [.discard(kept, insteadOf: session)]
  }

  /// The next change tries again, and so does time; that work is in danger is said once.
  mutating func takeKeepingBlocker(_ sentence: String) {
    // Until it was known, the work may have been saved or given up.
    guard autosave.isKept else { return }
    let isNews = autosave.blocker != sentence
    let moment = now.milliseconds
    draft.schedule { $0.noteFailure(sentence, at: moment) }
    if isNews { notice = Notice(.error, "Autosave failed: \(sentence)") }
  }
}
