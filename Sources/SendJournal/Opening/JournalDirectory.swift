internal import LocalFiles

/// The directory of a journal, held open: its files are opened in it whatever its path leads to later, and only if they
/// are a journal's own.
final class JournalDirectory: Sendable {
  let place: JournalPlace
  let trust: FileTrust
  private let directory: DiskFile

  /// Opens the directory; it need not be readable.
  init(_ place: JournalPlace) throws(JournalFailure) {
    self.place = place
    directory = try DiskFile.directory(place.directory)
    trust = FileTrust(user: UserNumber.current, directory: try directory.status())
  }

  /// The files of an SQLite database: itself, and what SQLite puts beside it.
  private static let endings = ["", "-wal", "-shm", "-journal"]

  /// Refuses a directory and files that aren't this journal's to use.
  ///
  /// SQLite opens its files by their names, and follows no link at their ends. A pipe would hold it up, and of a file
  /// with another name it would change both.
  func check(to use: FileTrust.Use) throws(JournalFailure) {
    if use == .write, let fault = trust.directoryFault {
      throw .untrusted("the history's directory \(place.directory)", fault)
    }
    if use == .write { try checkAncestors() }
    for ending in Self.endings {
      guard let file = status(ending) else { continue }
      if let fault = trust.fault(of: file, to: use) { throw untrusted(ending, fault) }
    }
    if namesAnotherFile { throw untrusted("-journal", Self.foreignRollback) }
    if use == .write { try checkContents() }
  }

  /// Refuses files beside the database that SQLite hasn't written: it would delete them, as it deletes those of its own
  /// that it no longer needs.
  private func checkContents() throws(JournalFailure) {
    for ending in Self.endings.dropFirst() {
      guard let size = status(ending)?.size, size > 0 else { continue }
      guard status("") != nil else { throw untrusted(ending, Self.withoutDatabase) }
      do throws(JournalFailure) {
        if try isSQLites(ending, size: size) { continue }
        throw untrusted(ending, Self.foreign)
      } catch {
        // Another program that has closed the history meanwhile took the file away, or emptied it.
        if status(ending)?.size ?? 0 > 0 { throw error }
      }
    }
  }

  private func isSQLites(_ ending: String, size: Int) throws(JournalFailure) -> Bool {
    // To open the shared memory and close it again would take away SQLite's locks on it.
    guard ending != "-shm" else { return SQLiteFile.isSharedMemory(size: size) }
    let beginning = try directory.beginning(
      of: place.name + ending, bytes: SQLiteFile.markLength)
    return SQLiteFile.isMark(beginning, of: ending)
  }

  private static let foreign = FileTrust.Fault(
    "it isn't SQLite's, which would delete it",
    remedy: "move it away, or give the history another name")

  private static let withoutDatabase = FileTrust.Fault(
    "SQLite would delete it, because the history file that it belongs to is missing",
    remedy: "move it away, or give the history another name")

  private static let foreignRollback = FileTrust.Fault(
    "it names another file, which SQLite would delete",
    remedy: "move it away: it isn't Pushwright's")

  /// Whether the rollback file is one that a stranger has made; what can't be read counts as such.
  ///
  /// One that belongs to several databases at once ends in SQLite's mark. Before it stands the name of a file that SQLite
  /// deletes when it rolls back. Pushwright has no such transactions.
  private var namesAnotherFile: Bool {
    guard let file = status("-journal"), file.size > 0 else { return false }
    let path = "\(place.directory)/\(place.name)-journal"
    do throws(FileFailure) {
      return try LocalFile.contents(path, as: .state, followsLinks: false).bytes
        .suffix(SQLiteFile.markLength).elementsEqual(SQLiteFile.rollback)
    } catch {
      return !error.isMissing
    }
  }

  /// A user who may not write to these directories, and owns none of the links, can't lead the path elsewhere.
  private func checkAncestors() throws(JournalFailure) {
    try checkDirectories(above: place.directory)
    for link in place.links {
      if let status = FileStatus(unfollowed: link), let fault = trust.fault(ofLink: status) {
        throw .untrusted("the history file behind the link \(link)", fault)
      }
      try checkDirectories(above: link)
    }
  }

  private func checkDirectories(above path: String) throws(JournalFailure) {
    var path = path
    while path != "/" {
      path = RealPath.directory(of: path)
      guard let status = FileStatus(unfollowed: path) else { continue }
      if let fault = trust.fault(ofAncestor: status) {
        throw .untrusted("the history file in \(path)", fault)
      }
    }
  }

  /// What the system knows of the file with that ending; `nil` if it isn't there.
  func status(_ ending: String) -> FileStatus? { directory.status(of: place.name + ending) }

  /// Makes the database file, empty and for its owner alone, if it isn't there.
  func makeFile() throws(JournalFailure) {
    try directory.make(place.name)
  }

  /// Whether any program has locked a byte of the file with that ending; `nil` if the file can't be asked.
  func isLocked(_ byte: Int64, of ending: String) -> Bool? {
    guard let file = status(ending), trust.fault(of: file, to: .read) == nil else { return nil }
    return directory.isLocked(byte, of: place.name + ending)
  }

  /// Opens a file beside the database to read and write, and makes it with the journal's permissions if it isn't there.
  ///
  /// - Throws: ``JournalFailure`` also if it isn't this journal's own; then it is as it was.
  func open(_ ending: String, appending isAppending: Bool = false) throws(JournalFailure)
    -> DiskFile
  {
    // A look before: even to open a device may do something.
    if let file = status(ending), let fault = trust.fault(of: file, to: .write) {
      throw untrusted(ending, fault)
    }
    let mode = (status("")?.mode ?? 0o600) & 0o777
    let file = try directory.open(place.name + ending, appending: isAppending, mode: mode)
    let opened = try file.status()
    if let fault = trust.fault(of: opened, to: .write) { throw untrusted(ending, fault) }
    return file
  }

  private func untrusted(_ ending: String, _ fault: FileTrust.Fault) -> JournalFailure {
    .untrusted(ending.isEmpty ? "the history file \(place.path)" : place.path + ending, fault)
  }
}

extension JournalFailure {
  fileprivate static func untrusted(_ subject: String, _ fault: FileTrust.Fault) -> Self {
    Self(
      .untrusted, "\(subject) can't be used: \(fault.reason)",
      remedy: "\(fault.remedy); until then nothing is sent")
  }
}
