internal import GRDB
internal import GRDBSQLite

extension Database {
  /// Twice what a draft may hold, and far more than Pushwright writes into a row.
  static let longestValue: Int32 = 8_000_000

  /// More than the longest of the journal's own statements, which tables and triggers of a stranger's are compared with.
  static let longestStatement: Int32 = 100_000

  /// Refuses to read or to write what is longer: a history that someone else made can hold values of a gigabyte.
  func limitLengths() {
    _ = unsafe sqlite3_limit(sqliteConnection, SQLITE_LIMIT_LENGTH, Self.longestValue)
    _ = unsafe sqlite3_limit(sqliteConnection, SQLITE_LIMIT_SQL_LENGTH, Self.longestStatement)
  }
}
