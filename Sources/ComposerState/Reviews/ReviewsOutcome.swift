public import Drafts

/// What became of saving a reviewer's marks beside the draft.
public enum ReviewsOutcome: Hashable, Sendable {
  case saved(ReviewFile)
  /// Another program has written them since they were read; these are the files now, and why not all can be read.
  case changedOnDisk([ReviewFile], fault: String?)
  /// A sentence that names the file.
  case failed(String)
}
