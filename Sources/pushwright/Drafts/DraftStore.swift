import ComposerState
import Foundation
import LocalFiles

/// Writes drafts so that a reader finds the old text or the new one, never half of either.
enum DraftStore {
  /// `known` is what the file held when it was last read or written; a read-only file stays unless the user has said
  /// that it may be replaced.
  static func save(
    _ text: String, to path: String, replacing known: String?, evenProtected: Bool = false
  ) -> SaveOutcome {
    if known != nil, let kind = LocalFile.kind(path), kind != .regular {
      return .failed("\(path) is no longer a regular file: save the draft under another name")
    }
    let present = DraftPath.text(path)
    let isThere = FileManager.default.fileExists(atPath: path)
    guard present == known, isThere == (known != nil) else {
      guard known == nil else { return .changedOnDisk(path: path) }
      return .nameTaken(path: path, by: DraftListing(reading: path, in: .recent))
    }
    guard known == nil || evenProtected || !LocalFile.isWriteProtected(path) else {
      return .writeProtected(path: path)
    }
    do throws(FileFailure) {
      try LocalFile.replace(path, with: Array(text.utf8))
      return .saved(text: text, path: path)
    } catch {
      return .failed(isFolderGone(of: path) ? folderGone(path) : error.sentence)
    }
  }

  /// Whether there is no directory in which the file could be; the working directory may be removed, too.
  private static func isFolderGone(of path: String) -> Bool {
    guard path.isAbsolutePath || !RealPath.workingDirectory.isEmpty else { return true }
    return LocalFile.kind(RealPath.directory(of: path)) != .directory
  }

  private static func folderGone(_ path: String) -> String {
    let name = RealPath.name(of: path)
    return "couldn't save \(path): its directory doesn't exist. Type another path, such as "
      + "/tmp/\(name)"
  }
}
