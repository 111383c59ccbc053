internal import FoundationEssentials
internal import GRDB
internal import LocalFiles

/// The database file: made private, checked before anything is written to it, and opened so that a commit is durable.
enum JournalFile {
  /// How long to wait for another program's transaction, in seconds; each takes milliseconds.
  private static let patience = 5.0

  /// Makes the file, empty and private, where it is not there yet; all its files are this journal's own then.
  static func make(_ directory: JournalDirectory) throws(JournalFailure) {
    guard !MountTable.system.isRemote(device: directory.trust.directory.identity.device) else {
      throw .remote(directory.place.path)
    }
    try directory.check(to: .write)
    try directory.makeFile()
  }

  /// Opens the file to write, and brings an older one up to date; ``make(_:)`` comes before.
  ///
  /// Only one program may do so at a time: a file becomes a journal in several steps.
  static func openToWrite(_ directory: JournalDirectory) throws(JournalFailure) -> DatabaseQueue {
    do throws(any Error) {
      // Nothing is written to a file that isn't a journal of ours.
      if directory.status("")?.size ?? 0 > 0 {
        try openToCheck(directory).close()
      } else if directory.place.isLinked {
        throw JournalFailure.emptyTarget(directory.place.path)
      }
      let queue = try DatabaseQueue(
        path: directory.place.path, configuration: configuration(directory, isReadOnly: false))
      try JournalSchema.migrator.migrate(queue)
      try queue.writeWithoutTransaction { database in
        // GRDB sets NORMAL, with which a commit may be lost when the power fails.
        try database.execute(sql: "PRAGMA synchronous = FULL")
      }
      return queue
    } catch {
      throw JournalFailure(error, path: directory.place.path)
    }
  }

  /// Opens the file to read, even where nothing may be written.
  ///
  /// In a directory that isn't ours SQLite can't make its `-shm` file. Without a `-wal` file no program writes there at
  /// the moment, and the file can be read as one that doesn't change.
  static func openToRead(_ directory: JournalDirectory) throws(JournalFailure) -> DatabaseQueue {
    let path = directory.place.path
    guard directory.status("") != nil else { throw .missing(path) }
    try directory.check(to: .read)
    let queue = try openToCheck(directory)
    do throws(any Error) {
      guard try !queue.read(JournalSchema.isEmpty) else { throw JournalFailure.missing(path) }
      return queue
    } catch {
      throw JournalFailure(error, path: path)
    }
  }

  private static func openToCheck(
    _ directory: JournalDirectory
  ) throws(JournalFailure) -> DatabaseQueue {
    do throws(any Error) {
      return try checked(directory.place.path, directory)
    } catch let error as DatabaseError
      where error.resultCode == .SQLITE_CANTOPEN || error.resultCode == .SQLITE_READONLY
    {
      return try openUnchanging(directory)
    } catch {
      throw JournalFailure(error, path: directory.place.path)
    }
  }

  private static func openUnchanging(
    _ directory: JournalDirectory
  ) throws(JournalFailure) -> DatabaseQueue {
    let path = directory.place.path
    do throws(any Error) {
      guard directory.status("-wal")?.size ?? 0 == 0 else { throw JournalFailure.unfinished(path) }
      return try checked("file:\(escaped(path))?immutable=1", directory)
    } catch {
      throw JournalFailure(error, path: path)
    }
  }

  private static func checked(
    _ name: String, _ directory: JournalDirectory
  ) throws -> DatabaseQueue {
    let queue = try DatabaseQueue(
      path: name, configuration: configuration(directory, isReadOnly: true))
    try queue.read { try JournalSchema.check($0, path: directory.place.path) }
    return queue
  }

  private static func configuration(
    _ directory: JournalDirectory, isReadOnly: Bool
  ) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    configuration.journalMode = isReadOnly ? .default : .wal
    configuration.busyMode = .timeout(patience)
    configuration.label = "journal"
    let expected = directory.status("")?.identity
    // Comes before the first page is read, and before anything is written.
    configuration.prepareDatabase { database in
      database.limitLengths()
      try check(database, in: directory, is: expected)
      // Whatever a stranger has written into the file: it calls no function.
      try database.execute(sql: "PRAGMA trusted_schema = OFF")
      try database.execute(sql: "PRAGMA cell_size_check = ON")
    }
    return configuration
  }

  /// SQLite follows links in a path while it opens a file, and tells then where they led: nowhere else than to the file
  /// that was looked at before.
  private static func check(
    _ database: Database, in directory: JournalDirectory, is expected: FileStatus.Identity?
  ) throws {
    let row = try Row.fetchOne(database, sql: "PRAGMA database_list")
    let opened: DatabaseValue? = row?["file"]
    guard case .string(directory.place.path)? = opened?.storage,
      let expected, directory.status("")?.identity == expected
    else { throw JournalFailure.exchanged(directory.place.path) }
  }

  /// A path as the path of a URI.
  private static func escaped(_ path: String) -> String {
    path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
  }
}

extension JournalFailure {
  fileprivate static func unfinished(_ path: String) -> Self {
    Self(
      .notPermitted,
      "the history file \(path) has changes in its -wal file, but its directory is read-only",
      remedy: "copy both files to a directory of your own and read them there")
  }

  fileprivate static func remote(_ path: String) -> Self {
    Self(
      .remoteDisk, "the history file \(path) is on a network disk, which can't lock it",
      remedy: "name a file on a disk of this machine; until then nothing is sent")
  }

  fileprivate static func emptyTarget(_ path: String) -> Self {
    Self(
      .untrusted, "a symbolic link leads to \(path), which is empty and not yet a history file",
      remedy: "name that file itself to start a history in it; until then nothing is sent")
  }

  fileprivate static func exchanged(_ path: String) -> Self {
    Self(
      .untrusted, "the history file \(path) was replaced while Pushwright opened it",
      remedy: "check who else can write to its directory; until then nothing is sent")
  }
}
