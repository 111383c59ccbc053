import ComposerState
import Foundation
import LocalFiles

/// Writes drafts so that a reader finds the old text or the new one, never half of either.
enum DraftStore {
  static func save(_ text: String, to path: String, replacing known: String?) -> SaveOutcome {
    if known != nil, let kind = LocalFile.kind(path), kind != .regular {
      return .failed("\(path) is no longer a regular file: save the draft under another name")
    }
    let present = DraftPath.text(path)
    let isThere = FileManager.default.fileExists(atPath: path)
    guard present == known, isThere == (known != nil) else {
      guard known == nil else { return .changedOnDisk(path: path) }
      return .nameTaken(path: path, by: DraftListing(reading: path, in: .recent))
    }
    do throws(FileFailure) {
      try LocalFile.replace(path, with: Array(text.utf8))
      return .saved(text: text, path: path)
    } catch {
      return .failed(error.sentence)
    }
  }
}
