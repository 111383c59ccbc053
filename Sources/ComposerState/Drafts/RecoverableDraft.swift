/// A kept draft of a session that is gone, beside its file as it is now.
public struct RecoverableDraft: Hashable, Sendable {
  public var kept: AutosavedDraft
  /// `nil` where there is no file.
  public var fileText: String?

  public init(_ kept: AutosavedDraft, fileText: String?) {
    self.kept = kept
    self.fileText = fileText
  }

  /// Whether the file has been written since the work on the draft began.
  public var isFileNewer: Bool { fileText != kept.file.savedText }

  /// Whether there is something that the files do not hold.
  var isUnsaved: Bool { kept.text != fileText || kept.notes != nil }

  /// What recovering brings back: from the file, or from what was made of it, to the kept text; below
  /// it the notes.
  public var changes: ChangedLines {
    let file = kept.file.importedText ?? fileText ?? ""
    let changes = ChangedLines(fromDraft: file, to: kept.text)
    guard let notes = kept.notes else { return changes }
    return changes.followed(by: ChangedLines(from: kept.savedNotes ?? "", to: notes))
  }
}
