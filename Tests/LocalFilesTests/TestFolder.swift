import Foundation

/// A folder for one test, removed with this value.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "pushwright-files-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, _ text: String = "") throws -> String {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  /// Of a size, without its blocks.
  func sparse(_ name: String, size: UInt64) throws -> String {
    let file = try file(name)
    let handle = try FileHandle(forWritingTo: URL(filePath: file))
    try handle.truncate(atOffset: size)
    try handle.close()
    return file
  }

  func pipe(_ name: String) -> String {
    _ = unsafe mkfifo("\(path)/\(name)", 0o600)
    return "\(path)/\(name)"
  }

  func link(_ name: String, to target: String) throws -> String {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
    return "\(path)/\(name)"
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions] as? Int
  }
}
