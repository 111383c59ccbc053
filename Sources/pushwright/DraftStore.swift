import ComposerState
import Foundation

/// Writes drafts so that a reader finds the old text or the new one, never half of either.
enum DraftStore {
  static func save(_ text: String, to path: String, replacing known: String?) -> SaveOutcome {
    let url = URL(filePath: path)
    let present = try? String(contentsOf: url, encoding: .utf8)
    let isThere = FileManager.default.fileExists(atPath: path)
    guard present == known, isThere == (known != nil) else { return .changedOnDisk(path: path) }
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

  /// Keeps unsaved work when the program has to go; returns where.
  static func rescue(_ text: String, name: String, state: String?) -> String? {
    guard let state else { return nil }
    let folder = URL(filePath: state).appending(path: "drafts")
    let stamp = Int(Date().timeIntervalSince1970)
    let file = folder.appending(path: "\(stamp)-\(name)")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(text.utf8).write(to: file, options: .atomic)
      return file.path(percentEncoded: false)
    } catch {
      return nil
    }
  }
}
