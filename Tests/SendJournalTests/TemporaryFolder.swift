import Foundation

/// A folder that is gone when its test is over.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    path = folder.path(percentEncoded: false)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  var journal: String { file("journal.sqlite") }

  func mode(_ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
    return attributes[.posixPermissions] as? Int
  }
}

extension TemporaryFolder {
  /// Lets every user read the folder and its files, but none change them, while the closure runs.
  func whileReadOnly(_ body: () throws -> Void) throws {
    let manager = FileManager.default
    let names = try manager.contentsOfDirectory(atPath: path)
    for name in names {
      try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file(name))
    }
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer {
      try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
      for name in names {
        try? manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file(name))
      }
    }
    try body()
  }
}
