import Foundation
import LocalFiles

/// Names of one file: the same draft is found again whatever directory the program is started in.
enum DraftPath {
  /// Absolute, with the directories that links lead to.
  static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
  }

  /// As people would name it: relative where it lies below the working directory.
  static func short(_ path: String) -> String {
    let here = absolute(FileManager.default.currentDirectoryPath)
    let folder = here.hasSuffix("/") ? here : here + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The text of a draft, or of the notes beside one; `nil` where there is none, or it is no text.
  static func text(_ path: String) -> String? { try? LocalFile.text(path, as: .draft) }
}
