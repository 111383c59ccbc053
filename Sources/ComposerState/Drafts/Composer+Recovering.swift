import SendPolicy

extension Composer {
  /// Offers what sessions that are gone left unsaved.
  mutating func takeRecoverable(_ drafts: [RecoverableDraft], _ clock: WallClock) -> [Effect] {
    self.clock = clock
    // The file has it all: the session ended between saving and forgetting.
    let saved = drafts.filter { !$0.isUnsaved }
    recoverable = drafts.filter(\.isUnsaved).sorted {
      ($1.kept.at, $1.kept.id) < ($0.kept.at, $0.kept.id)
    }
    return saved.map { .forgetKept($0.kept.id) }
  }

  /// `R`: looks anew for what sessions that are gone left, whichever draft it is of.
  mutating func findLeftovers() -> [Effect] {
    endEditing()
    return [.findLeftovers]
  }

  mutating func showRecovery() {
    guard !recoverable.isEmpty, overlay == nil, editing == nil else { return }
    overlay = .recovery(Recovery(recoverable, at: now.milliseconds))
    recoverable = []
  }

  mutating func moveInRecovery(_ command: Command) -> [Effect] {
    guard case .recovery(var recovery) = overlay else { return [] }
    let isDiscarding = recovery.isDiscarding
    recovery.isDiscarding = false
    let counts = recovery.gate.takesKey(at: now.milliseconds)
    switch command {
    case _ where !counts: break
    case .up, .previousField: recovery.move(by: -1)
    case .down, .nextField: recovery.move(by: 1)
    case .first: recovery.move(by: -recovery.drafts.count)
    case .last: recovery.move(by: recovery.drafts.count)
    case .nextLocale, .previousLocale:
      let count = recovery.draft.changes.lines.count
      recovery.scroll = command.scrolled(recovery.scroll, last: count)
    // A question is open then that Enter does not answer.
    case .edit where !isDiscarding:
      overlay = nil
      return replaceDraft(with: .recovered(recovery.draft))
    default: break
    }
    overlay = .recovery(recovery)
    return []
  }

  /// Whether the question is open whether the work is to go.
  var isDiscarding: Bool {
    if case .recovery(let recovery) = overlay { recovery.isDiscarding } else { false }
  }

  /// Esc in that question: one step back.
  mutating func keepRecoverable() {
    guard case .recovery(var recovery) = overlay else { return }
    recovery.isDiscarding = false
    overlay = .recovery(recovery)
  }

  /// Asks the first time, and discards the second time: for a day, and what was discarded before for good.
  mutating func discardRecoverable() -> [Effect] {
    guard case .recovery(var recovery) = overlay else { return [] }
    guard recovery.gate.takesKey(at: now.milliseconds), recovery.isDiscarding else {
      recovery.isDiscarding = recovery.gate.remaining(at: now.milliseconds) == 0
      overlay = .recovery(recovery)
      return []
    }
    let discarded = recovery.drafts.remove(at: recovery.index)
    recovery.isDiscarding = false
    recovery.move(by: 0)
    overlay = recovery.drafts.isEmpty ? nil : .recovery(recovery)
    let (kept, name) = (discarded.kept, discarded.kept.file.name)
    guard !kept.isDiscarded else {
      notice = Notice(.info, "Deleted the discarded work on \(name)")
      return [.forgetKept(kept.id)]
    }
    var draft = kept
    draft.at = now.seconds
    notice = Notice(.info, "Discarded the unsaved work on \(name); ‘recover’ offers it for a day")
    return [.discard(draft, insteadOf: kept.id)]
  }

  /// The kept text comes back as an unsaved change of its file; from now on this session keeps it.
  mutating func recover(_ recoverable: RecoverableDraft) -> [Effect] {
    let kept = recoverable.kept
    begin(kept.file, text: kept.text)
    let path = kept.file.path.map { DraftNotes.path(beside: $0) } ?? ""
    let read = { (text: String?) in
      text.map { DraftNotes.reading($0, path: path).notes } ?? DraftNotes()
    }
    savedNotes = read(kept.savedNotes)
    notes = kept.notes.map { read($0) } ?? savedNotes
    notes.source = kept.savedNotes
    if recoverable.isFileNewer, let text = recoverable.fileText {
      disk = DiskChange(text: text, isPutOff: true)
    }
    notice = Notice(
      .good,
      disk == nil
        ? "Recovered, not saved yet: Ctrl-S saves it"
        : "Recovered; \(file.name) has changed since, so saving asks")
    guard let draft = keptDraft else { return [.forgetKept(kept.id)] }
    keeping.noteKept()
    return [.keep(draft, insteadOf: kept.id)]
  }
}
