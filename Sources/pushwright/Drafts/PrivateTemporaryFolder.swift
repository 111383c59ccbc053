import Foundation

/// Folders for files that only their owner may read, in the directory of temporary files.
enum PrivateTemporaryFolder {
  /// Makes `pushwright-SUFFIX`, or `pushwright-KIND-SUFFIX`, with a suffix that no one can have guessed.
  static func make(for kind: String? = nil) throws -> URL {
    let suffix = UUID().uuidString.prefix(8).lowercased()
    let name = ["pushwright", kind, suffix].compactMap(\.self).joined(separator: "-")
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    // A folder that another user has made under this name is an error.
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    return folder
  }
}
