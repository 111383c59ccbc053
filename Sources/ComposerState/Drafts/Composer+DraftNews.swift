extension Composer {
  /// What came back from the disk, the state directory and the user's editor.
  mutating func takeDraftNews(_ action: Action, seeing derived: Derived) -> [Effect] {
    switch action {
    case .recoverable(let drafts, let clock): return takeRecoverable(drafts, clock)
    case .keepingFailed(let sentence): takeKeepingObstacle(sentence)
    case .fileChangedOnDisk(let text): takeDiskChange(text)
    case .notesChangedOnDisk(let text): takeNotesChange(text, seeing: derived)
    case .alsoOpen(let other): noteAlsoOpen(by: other)
    case .closedElsewhere: noteClosedElsewhere()
    case .draftsListed(let listings, let clock): takeListings(listings, clock)
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
