import AppStrings
import Foundation

/// Tells when something in a folder is written or removed by whatever program; nothing below it counts.
final class FolderWatch: Sendable {
  private let watcher: AppStringsWatcher

  /// `onChange` gets the paths of what has changed on a thread of the watcher; `nil` where the system
  /// gives no watcher, or there is no such folder.
  ///
  /// The folder is watched, because editors put a new file in the old one's place.
  init?(_ folder: String, onChange: @escaping @Sendable (ChangedPaths) -> Void) {
    let directory = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard FileManager.default.fileExists(atPath: directory),
      let watcher = AppStringsWatcher(
        AppSources(apple: [directory]), limit: 1, onChange: { onChange(ChangedPaths($0)) })
    else { return nil }
    self.watcher = watcher
  }

  func cancel() { watcher.cancel() }
}
