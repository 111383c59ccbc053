import Commands
import Foundation

/// The demo's project on disk: a private temporary folder.
enum DemoFolder {
  static func make() throws -> String {
    let folder = try PrivateTemporaryFolder.make(for: "demo")
    for file in DemoProject.files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    return folder.path(percentEncoded: false)
  }

  static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }
}
