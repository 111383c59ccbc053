import FileWatching
import Synchronization

/// Tells when a file of marks beside a draft is written or removed; their directory may come later.
final class ReviewWatch: Sendable {
  let directory: String
  private let onChange: @Sendable () -> Void
  private let watch = Mutex<FolderWatcher?>(nil)

  init(_ directory: String, onChange: @escaping @Sendable () -> Void) {
    self.directory = directory
    self.onChange = onChange
  }

  /// The directory is there, or is another one than before: what is in it counts from now on.
  func begin() {
    let next = FolderWatcher(directory) { [onChange] _ in onChange() }
    let former = watch.withLock { watch in
      let former = watch
      watch = next
      return former
    }
    former?.cancel()
    if next != nil || former != nil { onChange() }
  }

  func cancel() {
    let former = watch.withLock { watch in
      let former = watch
      watch = nil
      return former
    }
    former?.cancel()
  }
}
