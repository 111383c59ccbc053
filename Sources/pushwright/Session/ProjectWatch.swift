import FileWatching
import Foundation

/// Tells when the project file is written, replaced or removed, also where it is a link.
@MainActor
final class ProjectWatch {
  private let file: String
  private let onChange: @Sendable () -> Void
  private var steps: [String] = []
  private var watches: [FolderWatcher] = []

  /// `onChange` is called on a thread of a watcher; `nil` if the file's folder does not exist.
  init?(_ path: String, onChange: @escaping @Sendable () -> Void) {
    let url = URL(filePath: path)
    let folder = DraftPath.absolute(url.deletingLastPathComponent().path(percentEncoded: false))
    file =
      "\(folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/"
      + url.lastPathComponent
    self.onChange = onChange
    watch(LinkedFiles.steps(from: file))
    if watches.isEmpty { return nil }
  }

  /// A link may have been turned elsewhere.
  func follow() {
    let now = LinkedFiles.steps(from: file)
    guard now != steps else { return }
    let old = watches
    watch(now)
    for watch in old { watch.cancel() }
  }

  private func watch(_ steps: [String]) {
    self.steps = steps
    watches = ([file] + steps).compactMap { path in
      let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
      return FolderWatcher(folder) { [onChange] paths in
        if paths.contain(path) { onChange() }
      }
    }
  }

  func cancel() {
    for watch in watches { watch.cancel() }
  }
}
