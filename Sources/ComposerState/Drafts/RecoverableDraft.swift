public import Drafts
internal import Workspace

/// A kept draft of a session that is gone, beside its file as it is now.
public struct RecoverableDraft: Hashable, Sendable {
  public var kept: AutosavedDraft
  /// `nil` where there is no file.
  public var fileText: String?
  /// The notes and marks beside it as they are now; `nil` where they can't be read.
  public var fileNotes: DraftNotes?

  public init(_ kept: AutosavedDraft, fileText: String?, fileNotes: DraftNotes? = nil) {
    self.kept = kept
    self.fileText = fileText
    self.fileNotes = fileNotes
  }

  /// Whether the file has been written since the work on the draft began.
  public var isFileNewer: Bool { fileText != kept.file.savedText }

  /// Whether there is something that the files do not hold.
  var isUnsaved: Bool { kept.text != fileText || areNotesUnsaved }

  /// The session may have ended after its marks were written and before it forgot them.
  private var areNotesUnsaved: Bool {
    guard let text = kept.notes else { return false }
    guard let fileNotes, fileNotes.reviewFault == nil, let former = kept.savedMarks else {
      return true
    }
    let reading = { DraftNotes.reading($0, path: "", isKept: true) }
    let (notes, base) = (reading(text), reading(former))
    guard notes.problems.isEmpty, base.problems.isEmpty else { return true }
    let own = notes.notes.reviews.filter { $0.reviewer != nil }
    guard
      let reviewer = (own + base.notes.reviews).compactMap(\.reviewer).first
    else { return true }
    let written = fileNotes.reviews.filter { $0.reviewer?.isSame(as: reviewer) == true }
    return Set(own) != Set(written) || notes.notes.withoutReviewFiles.text != fileNotes.text
  }

  /// Without notes and marks there was no file.
  private var formerNotes: String {
    let marks = kept.savedMarks ?? kept.savedNotes ?? ""
    return marks == DraftNotes().keptText(of: nil) ? "" : marks
  }

  /// What recovering brings back: from the file, or from what was made of it, to the kept text; below
  /// it the notes.
  public var changes: ChangedLines {
    let file = kept.file.importedText ?? fileText ?? ""
    let changes = ChangedLines(fromDraft: file, to: kept.text)
    guard let notes = kept.notes else { return changes }
    return changes.followed(
      by: ChangedLines(from: formerNotes, to: notes))
  }
}
