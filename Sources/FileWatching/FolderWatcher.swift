internal import LocalFiles

/// Tells when something in a folder is written or removed by whatever program; nothing below it counts.
public final class FolderWatcher: Sendable {
  private let watcher: TreeWatcher

  /// `onChange` gets the paths of what has changed on a thread of the watcher; `nil` if the system
  /// gives no watcher, or the folder doesn't exist.
  ///
  /// The folder is watched, because editors put a new file in the old one's place.
  public init?(_ folder: String, onChange: @escaping @Sendable (ChangedPaths) -> Void) {
    let directory =
      folder.utf8.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard LocalFile.kind(directory) != nil,
      let watcher = TreeWatcher([directory], limit: 1, onChange: { onChange(ChangedPaths($0)) })
    else { return nil }
    self.watcher = watcher
  }

  public func cancel() { watcher.cancel() }
}
