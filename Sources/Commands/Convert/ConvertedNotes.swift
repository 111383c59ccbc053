internal import Drafts
internal import FoundationEssentials
internal import LocalFiles
internal import MessageLint

/// The notes beside a draft that `convert` writes, which keep what the draft lacks.
struct ConvertedNotes {
  let path: String
  /// `nil` if there is nothing to write.
  private let text: String?

  /// Notes that are there already stay, but for the parts that another text lacked.
  ///
  /// - Throws: ``CommandFailure`` if there are some and nobody said that they may change, or if they can't be read.
  init(
    of lostParts: [LostPart], beside draft: String, mayReplace: Bool
  ) throws(CommandFailure) {
    path = DraftNotes.path(beside: draft)
    var notes = DraftNotes()
    if FileManager.default.fileExists(atPath: path) {
      notes = DraftNotes.reading(try TextFile.read(path, as: .notes), path: path).notes
    }
    guard notes.lostParts != lostParts else {
      text = nil
      return
    }
    guard notes.source == nil || mayReplace else {
      throw CommandFailure(
        .usage,
        "\(path) already has notes: name another file, or add the lost parts to them with --force")
    }
    notes.lostParts = lostParts
    guard let text = notes.text else {
      throw CommandFailure(
        .unreadableInput, "\(path) can't be read, so it isn't overwritten. Fix it, then try again")
    }
    self.text = text
  }

  /// Returns whether there was something to write.
  func write() throws(CommandFailure) -> Bool {
    guard let text else { return false }
    try NewFile(path: path, mayReplace: true).write(text)
    return true
  }
}
