/// What became of saving the notes beside a draft.
public enum NotesOutcome: Hashable, Sendable {
  case saved(text: String)
  /// Another program has written them since they were read; `text` is what they hold now.
  case changedOnDisk(path: String, text: String)
  /// A sentence that names the file.
  case failed(String)
}
