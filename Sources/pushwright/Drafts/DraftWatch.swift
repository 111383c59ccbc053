import ComposerState
import Drafts
import FileWatching
import Foundation

/// Tells when the file of the open draft is written or removed by whatever program.
final class DraftWatch: Sendable {
  private let watch: FolderWatcher
  private let reviews: ReviewWatch

  /// `onChange` is called on a thread of the watcher when the file was written or removed, `onNotesChange` when the notes
  /// beside it were, and `onReviewsChange` when a file of marks was; `nil` if the system gives no watcher, or the draft's folder does not exist.
  init?(
    _ path: String, onChange: @escaping @Sendable () -> Void,
    onNotesChange: @escaping @Sendable () -> Void = {},
    onReviewsChange: @escaping @Sendable () -> Void = {}
  ) {
    let file = DraftPath.absolute(path)
    let folder = URL(filePath: file).deletingLastPathComponent().path(percentEncoded: false)
    let notes = DraftNotes.path(beside: file)
    let reviews = ReviewWatch(ReviewFile.directory(beside: file), onChange: onReviewsChange)
    self.reviews = reviews
    let watch = FolderWatcher(folder) { paths in
      if paths.contain(reviews.directory) { reviews.begin() }
      if paths.contain(notes) { onNotesChange() }
      if paths.contain(file) { onChange() }
    }
    guard let watch else { return nil }
    self.watch = watch
    reviews.begin()
  }

  func cancel() {
    watch.cancel()
    reviews.cancel()
  }
}
