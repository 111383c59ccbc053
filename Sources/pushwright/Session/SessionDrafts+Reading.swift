import Commands
import ComposerState
import Drafts
import LocalFiles
import MessageLint

/// Reads files for a session beside the main thread.
extension SessionDrafts {
  /// Reads a file that was named in the place of a token.
  func readTarget(_ path: String) {
    targets.ask({ TargetFile.action(reading: path) }, then: { [weak self] in self?.tell($0) })
  }

  /// Looks into the list of recipients at a path.
  func lookAtList(_ question: ListQuestion, path: String) {
    let seed = UInt64.random(in: 0...UInt64.max)
    let look: @Sendable () -> Action = {
      do throws(CommandFailure) {
        return .listRead(
          question, try ListLook.facts(of: path, placeholders: question.placeholders, seed: seed))
      } catch {
        return .listNotRead(question, error.sentence)
      }
    }
    targets.ask(look, then: { [weak self] in self?.tell($0) })
  }

  func open(_ listing: DraftListing) {
    let proposed = listing.place == .templates ? shelf.path(beginningWith: listing) : nil
    disk.ask(
      { Self.contents(of: listing.path, proposing: proposed) },
      then: { [weak self] in self?.take($0, of: listing) })
  }

  private func take(
    _ answer: Result<(DraftContents, complaint: String?), CommandFailure>, of listing: DraftListing
  ) {
    switch answer {
    case .success(let (contents, complaint)):
      tell(.draftOpened(contents))
      if let complaint { tell(.noticed(Notice(.warning, complaint))) }
    case .failure(let failure): tell(.draftNotOpened(path: listing.path, failure.sentence))
    }
  }

  /// Reads a draft with what stands beside it, and what is wrong with that.
  private nonisolated static func contents(
    of path: String, proposing proposed: String?
  ) -> Result<(DraftContents, complaint: String?), CommandFailure> {
    do throws(CommandFailure) {
      let text = try TextFile.read(path, as: .draft)
      let (notes, complaints, _, _) = DraftNotes.reading(beside: path)
      let contents = DraftContents(path: path, text: text, notes: notes, proposedPath: proposed)
      return .success((contents, notes.fault ?? complaints.first))
    } catch {
      return .failure(error)
    }
  }

  /// The file's name with the directories that links lead to; its disk may take its time.
  func absolutePath(_ path: String?) async -> String? {
    guard let path else { return nil }
    return await disk.answer { DraftPath.absolute(path) }
  }
}
