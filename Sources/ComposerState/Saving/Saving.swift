import Drafts

/// A draft or its notes on the way to the disk, which answers in its own time.
///
/// One at a time: what is to be written meanwhile waits, so that no save overtakes another.
public struct Saving: Hashable, Sendable {
  /// What follows as soon as the disk has answered.
  enum Sequel: Hashable, Sendable {
    case save
    /// Under a name that was typed.
    case saveAs(String)
  }

  public let path: String
  /// On the clock that only goes forward, in milliseconds.
  let since: Int
  var sequel: Sequel?
  /// The notes as they are written, where it is they.
  var notes: DraftNotes?
  /// Whether another draft has taken the place of the one that is written.
  var isFormer = false
  /// Whether the user has heard that the disk is slow.
  var isSaidSlow = false

  init(_ path: String, since: Int, sequel: Sequel? = nil, notes: DraftNotes? = nil) {
    self.path = path
    self.since = since
    self.sequel = sequel
    self.notes = notes
  }

  /// The file's name without its folders.
  var name: String { DraftFile(path: path).name }
}
