import ComposerState
import Foundation

/// Writes drafts so that a reader finds the old text or the new one, never half of either.
enum DraftStore {
  static func save(_ text: String, to path: String, replacing known: String?) -> SaveOutcome {
    let url = URL(filePath: path)
    let present = try? String(contentsOf: url, encoding: .utf8)
    let isThere = FileManager.default.fileExists(atPath: path)
    guard present == known, isThere == (known != nil) else {
      guard known == nil else { return .changedOnDisk(path: path) }
      return .nameTaken(path: path, by: DraftListing(reading: path, in: .recent))
    }
    do {
      let permissions = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      try Data(text.utf8).write(to: url.resolvingSymlinksInPath(), options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
      }
      return .saved(text: text, path: path)
    } catch {
      return .failed("\(path) could not be written: \(error.localizedDescription)")
    }
  }
}
