import Drafts
import Workspace

/// The marks beside the draft, one file a reviewer, of which the composer writes one.
extension Composer {
  /// Whether this session's reviewer has marks that aren't in their file.
  var areReviewsDirty: Bool {
    guard locales.reviewer != nil else { return false }
    return Set(ownMarks(of: notes)) != Set(ownMarks(of: savedNotes))
  }

  private func ownMarks(of notes: DraftNotes) -> [ReviewMark] {
    guard let reviewer = locales.reviewer else { return [] }
    return notes.reviews.filter { $0.reviewer?.isSame(as: reviewer) == true }
  }

  /// Writes the reviewer's file, where their marks have changed or the draft has moved.
  mutating func saveReviews(then sequel: Saving.Sequel? = nil) -> [Effect] {
    guard let path = file.path, let reviewer = locales.reviewer, areReviewsDirty,
      let change = notes.changedFile(of: reviewer)
    else { return [] }
    let directory = ReviewFile.directory(beside: path)
    switch change {
    case .success((let new, let old)):
      draft.begin(
        Saving("\(directory)/\(new.name)", since: now.milliseconds, sequel: sequel))
      return [.saveReviews(new, beside: path, replacing: old.text)]
    case .failure(let fault):
      notice = Notice(
        .error,
        "\(directory)/\(fault.name) has a mistake in line \(fault.line), so your marks are unsaved")
      return []
    }
  }

  mutating func finishSavingReviews(_ outcome: ReviewsOutcome) -> [Effect] {
    let finished = saving
    draft.endSaving()
    if let finished, finished.isFormer { return finishFormerReviews(outcome, finished) }
    switch outcome {
    case .saved(let file):
      draft.knowReviews(file)
      if let path = self.file.path, notice?.text != "Saved \(path)" {
        notice = Notice(.good, "Saved your marks in \(ReviewFile.directory(beside: path))")
      }
      return goOnSaving(after: finished)
    case .changedOnDisk(let files, let fault):
      merge(files, fault: fault)
      return goOnSaving(after: finished)
    case .failed(let sentence):
      switching.giveUp()
      notice = Notice(.error, sentence)
      return goOnElsewhere(after: finished)
    }
  }

  /// Another program has written the marks beside the draft, or removed them.
  ///
  /// Takes its changes at once, also under a review: a reviewer who rejects a text wants the send to stop.
  mutating func takeReviewsChange(
    _ files: [ReviewFile], fault: String?, seeing derived: Derived
  ) {
    guard let path = file.path,
      files != savedNotes.reviewFiles || fault != notes.reviewFault
    else { return }
    let before = notes
    merge(files, fault: fault)
    if let fault {
      notice = Notice(.warning, fault)
    } else if let news = news(since: before, in: ReviewFile.directory(beside: path)) {
      notice = news
    } else {
      return
    }
    _ = holdReview(seeing: derived)
  }

  private mutating func merge(_ files: [ReviewFile], fault: String?) {
    var theirs = savedNotes
    theirs.take(files)
    theirs.reviewFault = fault
    merge(theirs)
  }

  /// Marks of this session's reviewer go with the draft to its new name; those of others stay with the former one.
  mutating func leaveReviewsOfOthers() {
    let reviewer = locales.reviewer
    draft.note { notes in
      notes.reviewFiles = []
      notes.reviews.removeAll { mark in
        mark.reviewer.map { own in reviewer.map { !$0.isSame(as: own) } ?? true } ?? false
      }
    }
  }
}
