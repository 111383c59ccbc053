/// How writing a draft ended.
public enum SaveOutcome: Hashable, Sendable {
  case saved(text: String, path: String)
  /// The file does not hold what it held when it was opened; nothing was written.
  case changedOnDisk(path: String)
  /// A file of the new name exists already, and stays; what it holds, `nil` where it is no file.
  case nameTaken(path: String, by: DraftListing?)
  /// The file is read-only, so it was not replaced without a question.
  case writeProtected(path: String)
  /// Nothing was written; a sentence that names the file and the remedy.
  case failed(String)
}
