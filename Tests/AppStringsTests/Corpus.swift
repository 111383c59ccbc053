import Foundation

/// String files of real apps, where the machine has them; they are too large to travel with this.
enum Corpus {
  /// Beside the package, or where `PUSHWRIGHT_CORPUS` says.
  static let folder =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_CORPUS"]
    .map { URL(filePath: $0) } ?? besidePackage

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  private static let besidePackage = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/corpus")
}
