internal import FoundationEssentials
internal import GRDB

extension JournalFailure {
  /// What an error of SQLite or of the file system means for the journal at a path.
  init(_ error: any Error, path: String) {
    if let failure = error as? JournalFailure {
      self = failure
    } else if let error = error as? DatabaseError {
      self.init(error, path: path)
    } else if error is RowDecodingError {
      self = .corrupted(path)
    } else if let error = error as? CocoaError {
      self = Self.of(error, path: path)
    } else {
      self = .inputOutput(path, "an error that Pushwright doesn't know")
    }
  }

  private init(_ error: DatabaseError, path: String) {
    switch error.resultCode {
    case .SQLITE_FULL: self = .diskFull(path)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT, .SQLITE_MISMATCH, .SQLITE_CONSTRAINT:
      self = .corrupted(path)
    case .SQLITE_TOOBIG, .SQLITE_ERROR: self = .corrupted(path)
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(
        .locked, "another program holds the journal \(path)", remedy: "wait until it is done")
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
      self = .notPermitted(path)
    default:
      self = .inputOutput(path, "SQLite reports error \(error.extendedResultCode.rawValue)")
    }
  }

  private static func of(_ error: CocoaError, path: String) -> Self {
    switch error.code {
    case .fileWriteOutOfSpace: .diskFull(path)
    case .fileWriteNoPermission, .fileWriteVolumeReadOnly, .fileReadNoPermission, .fileNoSuchFile,
      .fileWriteFileExists:
      .notPermitted(path)
    case .fileReadInvalidFileName, .fileWriteInvalidFileName:
      Self(
        .unusablePath, "the journal \(path) cannot be used: the system has no such file names",
        remedy: "name another file; until then nothing is sent")
    default: .inputOutput(path, "the system reports error \(error.code.rawValue)")
    }
  }

  static func diskFull(_ path: String) -> Self {
    Self(
      .diskFull, "the disk of the journal \(path) is full",
      remedy: "make room there; until then nothing is sent")
  }

  static func notPermitted(_ path: String) -> Self {
    Self(
      .notPermitted, "the journal \(path) cannot be opened or written",
      remedy: "make the file and its directory yours; until then nothing is sent")
  }

  static func corrupted(_ path: String) -> Self {
    Self(
      .corrupted, "the journal \(path) is damaged, or no journal",
      remedy:
        "move it away together with its -wal and -shm files and keep them; until then nothing is sent"
    )
  }

  static func inputOutput(_ path: String, _ detail: String) -> Self {
    Self(
      .inputOutput, "the journal \(path) cannot be used (\(detail))",
      remedy: "look at its disk; until then nothing is sent")
  }
}
