import Foundation
import StringResources

/// String files of real apps, where the machine has them; they are too large to travel with this.
struct Corpus {
  /// Beside the package, or where `PUSHWRIGHT_CORPUS` says.
  static let folder =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_CORPUS"]
    .map { URL(filePath: $0) } ?? besidePackage

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  private static let besidePackage = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/corpus")

  /// The files below the corpus' folder with that extension, in order.
  static func files(withExtension pathExtension: String) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
  }

  /// The strings of the values files right in a directory, as aapt2 has made them for the tables.
  static func strings(in directory: URL) throws -> [String: AndroidStringValue] {
    let files = try FileManager.default
      .contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
    var strings: [String: AndroidStringValue] = [:]
    for url in files where url.pathExtension == "xml" {
      let file = AndroidValuesFile.reading([UInt8](try Data(contentsOf: url)), build: .aapt2)
      for resource in file.resources where resource.kind == .string {
        strings[resource.name] = resource.value
      }
    }
    return strings
  }
}
