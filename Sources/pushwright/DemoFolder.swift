import Commands
import Foundation

/// The demo's project on disk: a private temporary folder.
enum DemoFolder {
  static func make() throws -> String {
    let manager = FileManager.default
    let name = "pushwright-demo-\(UUID().uuidString.prefix(8).lowercased())"
    let folder = manager.temporaryDirectory.appending(path: name)
    try manager.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for file in DemoProject.files {
      let url = folder.appending(path: file.path)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    return folder.path(percentEncoded: false)
  }

  static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }
}
