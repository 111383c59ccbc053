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
    case .SQLITE_TOOBIG:
      self.init(
        .corrupted, "no value of the history file \(path) may be longer than 8 MB",
        remedy: "send a shorter message, or name another file for the history")
    case .SQLITE_ERROR: self = .corrupted(path)
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(
        .locked, "another program has locked the history file \(path)",
        remedy: "wait until it is done")
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
        .unusablePath, "the history file \(path) can't be used: the system doesn't allow this name",
        remedy: "name another file; until then nothing is sent")
    case .fileWriteUnknown:
      // A part of the path that is a file, above all.
      Self(
        .unusablePath, "the directory of the history file \(path) can't be made",
        remedy: "name another file; until then nothing is sent")
    default: .inputOutput(path, "the system reports error \(error.code.rawValue)")
    }
  }

  static func diskFull(_ path: String) -> Self {
    Self(
      .diskFull, "the disk of the history file \(path) is full",
      remedy: "free some space; until then nothing is sent")
  }

  static func notPermitted(_ path: String) -> Self {
    Self(
      .notPermitted, "the history file \(path) can't be opened or written",
      remedy: "make the file and its directory yours; until then nothing is sent")
  }

  static func corrupted(_ path: String) -> Self {
    Self(
      .corrupted, "the history file \(path) is damaged, or isn't a history file",
      remedy:
        "move it away together with its -wal and -shm files and keep them; until then nothing is sent"
    )
  }

  static func inputOutput(_ path: String, _ detail: String) -> Self {
    Self(
      .inputOutput, "the history file \(path) can't be used (\(detail))",
      remedy: "check its disk; until then nothing is sent")
  }
}
