import AppStrings
import ComposerState
import Foundation

/// Tells when the file of the open draft is written or removed by whatever program.
final class DraftWatch: Sendable {
  private let watch: FolderWatch

  /// `onChange` gets the file's text on a thread of the watcher, `nil` where it is gone, and `onNotesChange` is called there
  /// when the notes beside it were written or removed; `nil` where the system gives no watcher, or the draft's folder does not
  /// exist.
  init?(
    _ path: String, onChange: @escaping @Sendable (_ text: String?) -> Void,
    onNotesChange: @escaping @Sendable () -> Void = {}
  ) {
    let file = DraftPath.absolute(path)
    let folder = URL(filePath: file).deletingLastPathComponent().path(percentEncoded: false)
    let notes = DraftNotes.path(beside: file)
    let watch = FolderWatch(folder) { paths in
      if paths.contain(notes) { onNotesChange() }
      guard paths.contain(file) else { return }
      let text = DraftPath.text(file)
      // A file that is there and no text is nothing that could be taken.
      guard text != nil || !FileManager.default.fileExists(atPath: file) else { return }
      onChange(text)
    }
    guard let watch else { return nil }
    self.watch = watch
  }

  func cancel() { watch.cancel() }
}
