/// Unsaved work as the state directory keeps it, so that it outlives the program.
public struct AutosavedDraft: Hashable, Sendable {
  /// The session that it is of; a session keeps one draft at a time.
  public var id: String
  /// The draft's file: its path, and what it held when the work on it began.
  public var file: DraftFile
  /// The draft with all that is not saved.
  public var text: String
  /// The notes beside it as the work left them, and what their file held; `nil` where there is none.
  public var notes: String?
  public var savedNotes: String?
  /// Those notes with the marks that the reviewer's own file held, by which new marks are told from saved ones; `nil` in
  /// what earlier versions kept.
  public var savedMarks: String?
  /// Whether it is of the demo, whose files are gone with it.
  public var isOfDemo = false
  /// When it was kept or discarded, in seconds since 1970.
  public var at: Int
  /// Whether it was given up; for a day it can be had back.
  public var isDiscarded: Bool

  public init(
    id: String, file: DraftFile, text: String, notes: String? = nil, savedNotes: String? = nil,
    at: Int, isDiscarded: Bool = false
  ) {
    self.id = id
    self.file = file
    self.text = text
    self.notes = notes
    self.savedNotes = savedNotes
    self.at = at
    self.isDiscarded = isDiscarded
  }
}
