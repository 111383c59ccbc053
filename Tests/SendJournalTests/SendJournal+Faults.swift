import GRDB

@testable import SendJournal

extension SendJournal {
  /// Lets the database grow no more.
  func fillDisk() throws {
    try database.writeWithoutTransaction { database in
      let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
      try database.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
  }

  /// Lets nothing be written, not even what would fit.
  func forbidWriting() throws {
    try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = on") }
  }

  func emptyDisk() throws {
    try database.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA max_page_count = 1073741823")
    }
  }
}
