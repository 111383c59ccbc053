/// How the files begin that SQLite puts beside a database (its “Database File Format” and “WAL-mode File Format”).
enum SQLiteFile {
  static let markLength = 8

  /// Whether shared memory has that size: it grows by pages, and whoever opens it first cuts it to three bytes (`unixLockSharedMemory`
  /// in SQLite's os_unix.c).
  static func isSharedMemory(size: Int) -> Bool { size == 3 || size.isMultiple(of: 4096) }

  /// Whether a rollback file or a write-ahead log begins so.
  ///
  /// A rollback file has zeros there until it is on the disk.
  static func isMark(_ beginning: [UInt8], of ending: String) -> Bool {
    switch ending {
    case "-wal":
      [[0x37, 0x7F, 0x06, 0x82], [0x37, 0x7F, 0x06, 0x83]].contains(Array(beginning.prefix(4)))
    case "-journal": beginning == rollback || beginning == Array(repeating: 0, count: markLength)
    default: false
    }
  }

  /// It is also at the end of a rollback file that names another file.
  static let rollback: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
}
