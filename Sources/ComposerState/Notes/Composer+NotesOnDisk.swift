import Drafts
import SendPolicy
import Workspace

extension Composer {
  /// Another program has written the notes beside the draft, or removed them (`nil`).
  ///
  /// Takes its changes at once, also under a review: a reviewer who rejects a text wants the send to stop.
  mutating func takeNotesChange(_ text: String?, seeing derived: Derived) {
    guard let path = file.path, text != savedNotes.source else { return }
    let name = DraftNotes.path(beside: file.name)
    guard let text else {
      draft.knowNotes(DraftNotes().withReviewFiles(of: savedNotes))
      scheduleAutosave()
      notice = Notice(
        .warning, "Another program deleted \(name). Its notes are still here, unsaved")
      return
    }
    let theirs = DraftNotes.reading(text, path: DraftNotes.path(beside: path)).notes
      .withReviewFiles(of: savedNotes)
    guard theirs.text != nil else {
      notice = Notice(.warning, "Pushwright can't read \(name) on disk. Your notes stay here")
      return
    }
    let before = notes
    merge(theirs)
    guard let news = news(since: before, in: name) else { return }
    notice = news
    _ = holdReview(seeing: derived)
  }

  /// Takes what another program has noted since the notes were read last; what undo goes back to has it too.
  mutating func merge(_ theirs: DraftNotes) {
    let base = savedNotes
    draft.merge(theirs)
    focus.changeVersionBefore { $0.notes = $0.notes.merged(with: theirs, since: base) }
  }

  /// What came in, a rejection before all else; `nil` where it is nothing that counts here.
  func news(since before: DraftNotes, in name: String) -> Notice? {
    var same = notes
    (same.source, same.reviewFiles) = (before.source, before.reviewFiles)
    (same.reviewFault, same.fault) = (before.reviewFault, before.fault)
    if let fault = notes.fault, fault != before.fault { return Notice(.error, fault) }
    guard same != before else { return nil }
    let rejected = notes.reviews.filter { $0.state == .rejected && !before.reviews.contains($0) }
    guard let first = rejected.first else {
      return Notice(.info, "Reread the marks and options in \(name), which changed on disk")
    }
    let more = rejected.count > 1 ? " (+\(rejected.count - 1) more)" : ""
    let note = first.note.isEmpty ? "" : ": \(first.note)"
    let who = first.reviewer?.displayName ?? "Someone else"
    return Notice(.warning, "\(who) rejected \(first.locale)\(note)\(more)")
  }

  /// An open review shows what came in, and takes no key that was meant for what it showed before.
  ///
  /// Returns whether one is open.
  mutating func holdReview(seeing derived: Derived) -> Bool {
    guard var review = modal(Review.self), review.situation != nil else { return false }
    review.gate = ReviewGate(openedAt: now.milliseconds)
    open(review)
    refreshReview(seeing: derived)
    return true
  }
}
