import Foundation
import LocalFiles

/// Names of one file: the same draft is found again whatever directory the program is started in.
enum DraftPath {
  /// Absolute, with the directories that links lead to.
  static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
  }

  /// Absolute, and otherwise as it was typed: nothing asks the disk, which may hang.
  static func typed(_ path: String) -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    guard !path.isAbsolutePath else { return path }
    let here = RealPath.workingDirectory
    return here.hasSuffix("/") ? here + path : "\(here)/\(path)"
  }

  /// As people would name it: relative where it lies below the working directory.
  static func short(_ path: String) -> String {
    let here = absolute(RealPath.workingDirectory)
    let folder = here.hasSuffix("/") ? here : here + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// What can be told of a file by looking: a file that is there and no text is nothing that could be taken.
  enum Look: Hashable, Sendable {
    case text(String)
    case gone
    case unusable
  }

  /// Looks at a file as it is now.
  static func look(at path: String) -> Look {
    if let text = text(path) { return .text(text) }
    return FileManager.default.fileExists(atPath: path) ? .unusable : .gone
  }

  /// The text of a draft, or of the notes beside one; `nil` if there is none, or it isn't text.
  static func text(_ path: String) -> String? { try? LocalFile.text(path, as: .draft) }
}
