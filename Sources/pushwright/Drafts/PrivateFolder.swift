import Foundation

/// A folder whose files only their owner reads: drafts hold device tokens.
struct PrivateFolder: Sendable {
  let path: String

  /// The files with this ending, sorted by name; none where there is no folder.
  func names(ending suffix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// A value that was written before; `nil` where there is none, or another version wrote it.
  func value<Value: Decodable>(_ type: Value.Type, in name: String) -> Value? {
    FileManager.default.contents(atPath: "\(path)/\(name)").flatMap {
      try? JSONDecoder().decode(type, from: $0)
    }
  }

  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  /// A reader finds the old file or the new one, never half of either.
  func write(_ value: some Encodable, to name: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = "\(path)/\(name)"
    try JSONEncoder().encode(value).write(to: URL(filePath: file), options: .atomic)
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
  }

  func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }
}
