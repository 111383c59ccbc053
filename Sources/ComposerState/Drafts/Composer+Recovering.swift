import Drafts
import SendPolicy

extension Composer {
  /// Offers what sessions that are gone left unsaved.
  mutating func takeRecoverable(
    _ drafts: [RecoverableDraft], _ clock: WallClock, isAskedFor: Bool
  ) -> [Effect] {
    screen.take(clock)
    // The file has it all: the session ended between saving and forgetting.
    let saved = drafts.filter { !$0.isUnsaved }
    let unsaved = drafts.filter(\.isUnsaved).sorted {
      ($1.kept.at, $1.kept.id) < ($0.kept.at, $0.kept.id)
    }
    switching.offer(unsaved, isAskedFor: isAskedFor)
    return saved.map { .forgetKept($0.kept.id) }
  }

  /// `R`: looks anew for what sessions that are gone left, whichever draft it is of.
  mutating func findLeftovers() -> [Effect] {
    endEditing()
    return [.findLeftovers]
  }

  mutating func showRecovery() {
    guard !recoverable.isEmpty, openModal == nil, editing == nil else { return }
    // Who named a draft wants that one: work of no file comes beside it, not in its place.
    let named = hasAskedForLeftovers || file.path == nil ? nil : file.name
    openUnasked(Recovery(recoverable, besides: named))
    switching.endOffer()
  }

  /// Goes for a day, or for good if it was discarded before.
  mutating func discard(_ kept: AutosavedDraft) -> [Effect] {
    let name = kept.file.name
    guard !kept.isDiscarded else {
      notice = Notice(.info, "Deleted the discarded work on \(name)")
      return [.forgetKept(kept.id)]
    }
    var discarded = kept
    discarded.at = now.seconds
    notice = Notice(
      .info, "Discarded the unsaved work on \(name); Pushwright keeps it for a day",
      offers: [.recover])
    return [.discard(discarded, insteadOf: kept.id)]
  }

  /// The kept text comes back as an unsaved change of its file; from now on this session keeps it.
  mutating func recover(_ recoverable: RecoverableDraft) -> [Effect] {
    let kept = recoverable.kept
    begin(kept.file, text: kept.text)
    let path = kept.file.path.map { DraftNotes.path(beside: $0) } ?? ""
    let read = { (text: String?, isKept: Bool) in
      text.map { DraftNotes.reading($0, path: path, isKept: isKept).notes } ?? DraftNotes()
    }
    draft.take(read(kept.savedNotes, false))
    draft.note { notes in
      if let text = kept.notes { notes = read(text, true) }
      notes.source = kept.savedNotes
    }
    if recoverable.isFileNewer, let text = recoverable.fileText {
      draft.note(Draft.DiskChange(text: text, isPutOff: true))
    }
    notice = Notice(
      .good,
      disk == nil
        ? "Recovered (not saved)"
        : "Recovered; \(file.name) has changed since, so saving asks",
      offers: disk == nil ? [.save] : [])
    guard let work = keptDraft else { return [.forgetKept(kept.id)] }
    draft.schedule { $0.noteKept() }
    return [.keep(work, insteadOf: kept.id)]
  }
}
