internal import FoundationEssentials
internal import GRDB

/// The database file: made private, checked before anything is written to it, and opened so that a commit is durable.
enum JournalFile {
  /// How long to wait for another program's transaction, in seconds; each takes milliseconds.
  private static let patience = 5.0

  /// SQLite takes a path that begins with `file:` for a URI, so it is made absolute.
  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }

  /// Makes the file, empty and private, and its directory, where they are not there yet.
  static func make(_ path: String) throws(JournalFailure) {
    let directory = directory(of: path)
    do throws(any Error) {
      if !FileManager.default.fileExists(atPath: directory) {
        try FileManager.default.createDirectory(
          atPath: directory, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
      }
    } catch {
      throw JournalFailure(error, path: path)
    }
    guard !MountTable.system.isRemote(directory) else { throw .remote(path) }
    try DiskFile.make(path)
  }

  /// Opens the file to write, and brings an older one up to date; ``make(_:)`` comes before.
  ///
  /// Only one program may do so at a time: a file becomes a journal in several steps.
  static func openToWrite(_ path: String) throws(JournalFailure) -> DatabaseQueue {
    do throws(any Error) {
      // Nothing is written to a file that is no journal of ours.
      if try DiskFile.size(path) > 0 { try openToCheck(path).close() }
      let queue = try DatabaseQueue(path: path, configuration: configuration(isReadOnly: false))
      try JournalSchema.migrator.migrate(queue)
      try queue.writeWithoutTransaction { database in
        // GRDB sets NORMAL, with which a commit may be lost when the power fails.
        try database.execute(sql: "PRAGMA synchronous = FULL")
      }
      return queue
    } catch {
      throw JournalFailure(error, path: path)
    }
  }

  /// Opens the file to read, even where nothing may be written.
  ///
  /// In a directory that is not ours SQLite cannot make its `-shm` file. Without a `-wal` file nobody writes there at
  /// the moment, and the file can be read as one that does not change.
  static func openToRead(_ path: String) throws(JournalFailure) -> DatabaseQueue {
    guard FileManager.default.fileExists(atPath: path) else { throw .missing(path) }
    let queue = try openToCheck(path)
    do throws(any Error) {
      guard try !queue.read(JournalSchema.isEmpty) else { throw JournalFailure.missing(path) }
      return queue
    } catch {
      throw JournalFailure(error, path: path)
    }
  }

  private static func openToCheck(_ path: String) throws(JournalFailure) -> DatabaseQueue {
    do throws(any Error) {
      return try checked(path, path)
    } catch let error as DatabaseError
      where error.resultCode == .SQLITE_CANTOPEN || error.resultCode == .SQLITE_READONLY
    {
      return try openUnchanging(path)
    } catch {
      throw JournalFailure(error, path: path)
    }
  }

  private static func openUnchanging(_ path: String) throws(JournalFailure) -> DatabaseQueue {
    do throws(any Error) {
      let isUnfinished = FileManager.default.fileExists(atPath: path + "-wal")
      guard try !isUnfinished || DiskFile.size(path + "-wal") == 0 else {
        throw JournalFailure.unfinished(path)
      }
      return try checked("file:\(escaped(path))?immutable=1", path)
    } catch {
      throw JournalFailure(error, path: path)
    }
  }

  private static func checked(_ name: String, _ path: String) throws -> DatabaseQueue {
    let queue = try DatabaseQueue(path: name, configuration: configuration(isReadOnly: true))
    try queue.read { try JournalSchema.check($0, path: path) }
    return queue
  }

  private static func configuration(isReadOnly: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    configuration.journalMode = isReadOnly ? .default : .wal
    configuration.busyMode = .timeout(patience)
    configuration.label = "journal"
    return configuration
  }

  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// A path as the path of a URI.
  private static func escaped(_ path: String) -> String {
    path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
  }
}

extension JournalFailure {
  fileprivate static func missing(_ path: String) -> Self {
    Self(
      .missing, "there is no journal \(path)", remedy: "it begins with the first dry-run or send")
  }

  fileprivate static func unfinished(_ path: String) -> Self {
    Self(
      .notPermitted,
      "the journal \(path) has changes in its -wal file and its directory is read-only",
      remedy: "copy both files to a directory of your own and read them there")
  }

  fileprivate static func remote(_ path: String) -> Self {
    Self(
      .remoteDisk, "the journal \(path) is on a network disk, where two programs cannot lock it",
      remedy: "name a file on a disk of this machine; until then nothing is sent")
  }
}
