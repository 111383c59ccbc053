extension Composer {
  /// What came back from the disk, the state directory and the user's editor.
  mutating func takeDraftNews(_ action: Action, seeing derived: Derived) -> [Effect] {
    switch action {
    case .recoverable(let drafts, let clock, let isAskedFor):
      return takeRecoverable(drafts, clock, isAskedFor: isAskedFor)
    case .keepingFailed(let sentence): takeKeepingBlocker(sentence)
    case .fileChangedOnDisk(let text): takeDiskChange(text, seeing: derived)
    case .notesChangedOnDisk(let text): takeNotesChange(text, seeing: derived)
    case .reviewsChangedOnDisk(let files, let fault):
      takeReviewsChange(files, fault: fault, seeing: derived)
    case .alsoOpen(let other): noteAlsoOpen(by: other)
    case .closedElsewhere: noteClosedElsewhere()
    // The list takes note of them.
    case .draftsListed(_, let clock): screen.take(clock)
    case .draftOpened(let contents): return takeContents(contents)
    case .draftNotOpened(let path, let sentence): noteNotOpened(path, sentence)
    case .documentEdited(let text): takeDocument(text)
    case .textEdited(let field, let text): takeFieldText(text, of: field, seeing: derived)
    case .editorFailed(let sentence): notice = Notice(.error, sentence.capitalizedFirst)
    default: break
    }
    return []
  }
}
