internal import Drafts
internal import FoundationEssentials
internal import LocalFiles
internal import MessageLint

/// The notes beside a draft that `convert` writes, which keep what the draft lacks and when it expires.
struct ConvertedNotes {
  let path: String
  /// What writing them changes, as a sentence without its full stop.
  let summary: String
  /// `nil` if there is nothing to write.
  private let text: String?

  /// Notes that are there already stay, but for the parts that another text lacked.
  ///
  /// - Throws: ``CommandFailure`` if there are some and nobody said that they may change, or if they can't be read.
  init(
    of lostParts: [LostPart], expiresIn: Int?, beside draft: String, mayReplace: Bool
  ) throws(CommandFailure) {
    path = DraftNotes.path(beside: draft)
    var notes = DraftNotes()
    if FileManager.default.fileExists(atPath: path) {
      notes = DraftNotes.reading(try TextFile.read(path, as: .notes), path: path).notes
    }
    let expires = expiresIn ?? notes.expiresIn
    summary = Self.summary(
      path, beside: draft, lacks: !lostParts.isEmpty, changesParts: notes.lostParts != lostParts,
      expiresIn: expiresIn)
    guard notes.lostParts != lostParts || notes.expiresIn != expires else {
      text = nil
      return
    }
    guard notes.source == nil || mayReplace else {
      throw CommandFailure(
        .usage,
        "\(path) already has notes: name another file, or change them with --force")
    }
    notes.lostParts = lostParts
    notes.expiresIn = expires
    guard let text = notes.text else {
      throw CommandFailure(
        .unreadableInput, "\(path) can't be read, so it isn't overwritten. Fix it, then try again")
    }
    self.text = text
  }

  private static func summary(
    _ path: String, beside draft: String, lacks: Bool, changesParts: Bool, expiresIn: Int?
  ) -> String {
    if lacks { return "\(path) keeps what \(draft) lacks until you settle it" }
    guard let expiresIn else { return "\(path): removed the lost parts of another text" }
    let removed = changesParts ? ", and lost parts of another text no longer" : ""
    return "\(path) keeps that the message expires \(expiresIn)s after the send\(removed)"
  }

  /// Returns whether there was something to write.
  func write() throws(CommandFailure) -> Bool {
    guard let text else { return false }
    try NewFile(path: path, mayReplace: true).write(text)
    return true
  }
}
