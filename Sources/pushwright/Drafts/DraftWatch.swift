import AppStrings
import Foundation

/// Tells when the file of the open draft is written or removed by whatever program.
final class DraftWatch: Sendable {
  private let watcher: AppStringsWatcher

  /// `onChange` gets the file's text on a thread of the watcher, `nil` where it is gone; `nil` where
  /// the system gives no watcher, or the draft's folder does not exist.
  ///
  /// The folder is watched, because editors put a new file in the old one's place; nothing below it is.
  init?(_ path: String, onChange: @escaping @Sendable (_ text: String?) -> Void) {
    let file = DraftPath.absolute(path)
    let folder = URL(filePath: file).deletingLastPathComponent().path(percentEncoded: false)
    let directory = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard FileManager.default.fileExists(atPath: directory),
      let watcher = AppStringsWatcher(
        AppSources(apple: [directory]), limit: 1,
        onChange: { paths in
          guard ChangedPaths(paths).contain(file) else { return }
          let text = DraftPath.text(file)
          // A file that is there and no text is nothing that could be taken.
          guard text != nil || !FileManager.default.fileExists(atPath: file) else { return }
          onChange(text)
        })
    else { return nil }
    self.watcher = watcher
  }

  func cancel() { watcher.cancel() }
}
