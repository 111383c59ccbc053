import Foundation

/// What the program has to say, to the letter.
enum Golden {
  static func text(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "Golden/\(name)"), encoding: .utf8)
  }
}
