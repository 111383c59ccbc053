public import Drafts

/// A file that was read to be opened in the draft's place.
public struct DraftContents: Hashable, Sendable {
  public var path: String
  public var text: String
  /// What stands beside it.
  public var notes: DraftNotes
  /// A template begins a new draft, for which this path is proposed; the file itself is not touched.
  public var proposedPath: String?

  public init(
    path: String, text: String, notes: DraftNotes = DraftNotes(), proposedPath: String? = nil
  ) {
    self.path = path
    self.text = text
    self.notes = notes
    self.proposedPath = proposedPath
  }
}
