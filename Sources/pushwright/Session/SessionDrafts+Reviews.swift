import Commands
import ComposerState
import Drafts
import Foundation
import Workspace

/// The marks beside the open draft, and who makes those of this session.
extension SessionDrafts {
  /// The files of marks as they are, and why not all can be read.
  struct ReviewReading: Sendable {
    var files: [ReviewFile]
    var fault: String?
  }

  nonisolated static func reviews(beside path: String) -> ReviewReading {
    var notes = DraftNotes()
    let (_, faults) = notes.readReviews(beside: path)
    return ReviewReading(files: notes.reviewFiles, fault: faults.first)
  }

  func take(_ reading: ReviewReading, beside path: String) {
    guard openPath == path else { return }
    tell(.reviewsChangedOnDisk(reading.files, fault: reading.fault))
  }

  /// A draft without marks may have been renamed without its directory of marks, which says so once it is opened.
  func findOrphanedReviews(beside path: String) {
    shelves.ask(
      {
        guard ReviewDirectory(beside: path).files.isEmpty else { return nil }
        return OrphanedReviews.beside(path).first.map { orphan in
          "\(orphan.sentence); \(orphan.remedy(for: path))"
        }
      },
      then: { [weak self] (sentence: String?) in
        guard let self, openPath == path, let sentence else { return }
        tell(.noticed(Notice(.warning, sentence)))
      })
  }

  func saveReviews(_ file: ReviewFile, beside path: String, replacing known: String?) {
    disk.ask(
      { Self.outcome(ofSaving: file, beside: path, replacing: known) },
      then: { [weak self] in self?.tell(.reviewsSaved($0)) })
  }

  private nonisolated static func outcome(
    ofSaving file: ReviewFile, beside path: String, replacing known: String?
  ) -> ReviewsOutcome {
    do throws(CommandFailure) {
      try ReviewStore(draft: path).save(file, replacing: known)
      return .saved(file)
    } catch {
      guard error.status == .tryAgain else { return .failed(error.sentence) }
      let reading = reviews(beside: path)
      return .changedOnDisk(reading.files, fault: reading.fault)
    }
  }

  /// Asks the user's configuration and git beside the main thread: a repository's disk may be slow.
  func findReviewer(of path: String) {
    shelves.ask(
      {
        let directories = StandardDirectories(
          environment: ProcessInfo.processInfo.environment)
        return Reviewer.found(
          beside: path, user: UserConfiguration.onDisk(directories).configuration)
      },
      then: { [weak self] (reviewer: Reviewer?) in
        if let reviewer { self?.tell(.reviewerFound(reviewer)) }
      })
  }
}
