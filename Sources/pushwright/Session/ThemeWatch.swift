import FileWatching

/// Tells when themes of the user's own change: in their folder, and where links in it lead.
@MainActor
final class ThemeWatch {
  private struct Linked {
    var files: Set<String>
    var watch: FolderWatcher
  }

  private let own: FolderWatcher
  private var linked: [String: Linked] = [:]
  private let files: () -> [String]
  private let onChange: @Sendable () -> Void

  /// `files` names the theme files there are, `onChange` is called on a thread of a watcher; `nil` if the folder
  /// doesn't exist.
  init?(
    _ folder: String, files: @escaping () -> [String], onChange: @escaping @Sendable () -> Void
  ) {
    guard let own = FolderWatcher(folder, onChange: { _ in onChange() }) else { return nil }
    self.own = own
    self.files = files
    self.onChange = onChange
    follow()
  }

  /// Links may have come, gone or been turned elsewhere.
  func follow() {
    let targets = LinkedFiles.targets(of: files())
    for (folder, old) in linked where targets[folder] != old.files {
      old.watch.cancel()
      linked[folder] = nil
    }
    for (folder, files) in targets where linked[folder] == nil {
      // Other files of that folder don't concern us.
      let watch = FolderWatcher(folder) { [onChange] paths in
        if files.contains(where: paths.contain) { onChange() }
      }
      if let watch { linked[folder] = Linked(files: files, watch: watch) }
    }
  }

  func cancel() {
    own.cancel()
    for linked in linked.values { linked.watch.cancel() }
  }
}
