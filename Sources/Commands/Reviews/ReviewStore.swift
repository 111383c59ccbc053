public import Drafts
internal import FoundationEssentials
internal import LocalFiles

/// Writes the marks beside a draft, and nothing over what another program wrote meanwhile.
public struct ReviewStore: Sendable {
  private let draft: String

  public init(draft: String) { self.draft = draft }

  var directory: String { ReviewFile.directory(beside: draft) }

  /// `known` is what the file held when it was read; `nil` if it wasn't there.
  ///
  /// - Throws: ``CommandFailure``, with the status `tryAgain` if the file holds something else by now.
  public func save(_ file: ReviewFile, replacing known: String?) throws(CommandFailure) {
    let path = "\(directory)/\(file.name)"
    try makeDirectory()
    // Between the look at what is there and the new file nobody else may write: a rejection would be lost.
    guard let lock = FileLock(directory: directory) else {
      throw CommandFailure(
        .tryAgain,
        "another program is writing marks to \(directory): nothing was written, try again")
    }
    try write(file.text ?? "", to: path, replacing: known, as: .reviews)
    lock.end()
  }

  /// The notes, if an old mark was taken out of them.
  func save(_ notes: DraftNotes) throws(CommandFailure) {
    guard let source = notes.source, let text = notes.text, text != source else { return }
    let before = DraftNotes.reading(source, path: "").notes
    guard before.reviews.count != notes.withoutReviewFiles.reviews.count else { return }
    try write(text, to: DraftNotes.path(beside: draft), replacing: source, as: .notes)
  }

  private func makeDirectory() throws(CommandFailure) {
    guard FileStatus(unfollowed: directory) == nil else { return }
    if let link = StrayLink(onWayTo: directory) {
      throw CommandFailure(FileFailure(directory, .writing, .strayLink(link)))
    }
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: false)
    } catch {
      // Another program may have made it in between.
      guard LocalFile.kind(directory) != .directory else { return }
      throw CommandFailure(
        .notPermitted, "couldn't make \(directory): check the permissions of its directory")
    }
  }

  private func write(
    _ text: String, to path: String, replacing known: String?, as purpose: FilePurpose
  ) throws(CommandFailure) {
    let present: String?
    do throws(FileFailure) {
      present = try LocalFile.text(path, as: purpose)
    } catch {
      guard error.isMissing else { throw CommandFailure(error) }
      present = nil
    }
    guard present.map({ Array($0.utf8) }) == known.map({ Array($0.utf8) }) else {
      throw CommandFailure(
        .tryAgain, "another program changed \(path): nothing was written, try again")
    }
    do throws(FileFailure) {
      try LocalFile.replace(path, with: Array(text.utf8))
    } catch {
      throw CommandFailure(error)
    }
  }
}
