import Foundation
import GRDB

@testable import SendJournal

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

extension TemporaryFolder {
  /// Puts the rows of the closed journal into one of an older schema, as an older Pushwright would have written them.
  func rewriteJournal(asOf version: String) throws {
    let old = try DatabaseQueue(path: file("old.sqlite"))
    try JournalSchema.migrator.migrate(old, upTo: version)
    let present = try DatabaseQueue(path: journal)
    let rows = try present.read { try Row.fetchAll($0, sql: "SELECT * FROM entries ORDER BY id") }
    try present.close()
    try old.write { database in
      let columns = try database.columns(in: "entries").map(\.name)
      let names = columns.joined(separator: ", ")
      let places = columns.map { _ in "?" }.joined(separator: ", ")
      for row in rows {
        try database.execute(
          sql: "INSERT INTO entries (\(names)) VALUES (\(places))",
          arguments: StatementArguments(columns.map { row[$0] as DatabaseValue }))
      }
    }
    try old.close()
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: journal + ending)
    }
    try FileManager.default.moveItem(atPath: file("old.sqlite"), toPath: journal)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: journal)
  }
}
