import Foundation
import Testing

/// A folder of string files that is gone when its test is over.
final class TemporaryApp: Sendable {
  let root: String

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    root = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func path(_ name: String) -> String { "\(root)/\(name)" }

  static func xml(_ elements: String...) -> String {
    "<resources>\n\(elements.joined(separator: "\n"))\n</resources>\n"
  }
}
