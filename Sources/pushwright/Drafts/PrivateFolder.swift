import Foundation
import LocalFiles

/// A folder whose files only their owner reads: drafts hold device tokens.
struct PrivateFolder: Sendable {
  let path: String

  /// The files with this ending, sorted by name; none without the folder.
  func names(ending suffix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// A value that was written before; `nil` if there is none, or another version wrote it.
  func value<Value: Decodable>(_ type: Value.Type, in name: String) -> Value? {
    (try? LocalFile.bytes("\(path)/\(name)", as: .state)).flatMap {
      try? JSONDecoder().decode(type, from: Data($0))
    }
  }

  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  /// A reader finds the old file or the new one, never half of either.
  func write(_ value: some Encodable, to name: String) throws(FileFailure) {
    let bytes: Data
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      bytes = try JSONEncoder().encode(value)
    } catch {
      throw FileFailure(path, .writing, .notPermitted)
    }
    try LocalFile.replace(
      "\(path)/\(name)", with: Array(bytes), access: .ownerOnly, links: .replaced)
  }

  /// Removes what programs that ended in the middle of writing have left; `now` is in seconds since 1970.
  func sweep(at now: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where LocalFile.isAbandoned("\(path)/\(name)", at: now) { remove(name) }
  }

  func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }
}
