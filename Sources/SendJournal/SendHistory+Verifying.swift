internal import GRDB

extension SendHistory {
  /// Whether the journal is as it was written.
  public enum Verification: Hashable, Sendable {
    /// Every row fits its hash and the row before.
    ///
    /// The last row's hash stands for all of them: noted elsewhere, it shows later that nothing before was changed and
    /// nothing was taken off the end. It is `nil` for a journal without rows.
    case intact(rows: Int, head: String?)
    /// Something was changed, added or taken away.
    ///
    /// The row is the first that does not fit; `nil` where no single row is to blame. The sentence is in lower case and
    /// without a full stop.
    case broken(row: Int64?, sentence: String)
  }

  /// Compares every row with its hash and with the row before, and looks for damage of the file.
  ///
  /// The head is a hash that an earlier verification gave; the journal must still have it.
  ///
  /// - Throws: ``JournalFailure`` only where the file cannot be read at all.
  public func verify(including head: String? = nil) throws(JournalFailure)
    -> Verification
  {
    do {
      return try reading { try Self.verify($0, including: head) }
    } catch {
      guard error.kind == .corrupted else { throw error }
      return .broken(row: nil, sentence: error.sentence)
    }
  }

  private static func verify(
    _ database: Database, including head: String?
  ) throws -> Verification {
    let check = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
    guard check == "ok" else {
      return .broken(row: nil, sentence: "SQLite finds the file damaged: \(check ?? "no answer")")
    }
    var count: Int64 = 0
    var previous: String?
    var hasHead = head == nil
    let rows = try Row.fetchCursor(database, sql: "SELECT * FROM entries ORDER BY id")
    while let row = try rows.next().map(JournalRow.init) {
      count += 1
      if let sentence = try fault(of: row, number: count, after: previous, in: database) {
        return .broken(row: row.integer(.id) ?? count, sentence: sentence)
      }
      previous = row.text(.hash)
      if previous == head { hasHead = true }
    }
    guard hasHead else {
      return .broken(row: nil, sentence: "no row has the hash \(head ?? ""): rows were taken away")
    }
    return .intact(rows: Int(count), head: previous)
  }

  /// What is wrong with a row; `nil` if it is as it was written.
  private static func fault(
    of row: JournalRow, number: Int64, after previous: String?, in database: Database
  ) throws -> String? {
    let id = row.integer(.id) ?? number
    guard id == number else { return "row \(number) is missing" }
    guard row.integer(.version) == JournalRow.version else {
      return "row \(id) is of a version that this Pushwright does not know"
    }
    guard row.text(.hash) == row.digest else { return "row \(id) was changed after it was written" }
    guard row.text(.previous) == previous else {
      return "row \(id) does not follow the row before: one of them was put in or replaced"
    }
    guard let intent = row.integer(.intent) else { return nil }
    let isAboutIntent = try intent < id && database.rows(about: IntentID(intent)).intent != nil
    return isAboutIntent ? nil : "row \(id) is about a send that is not there"
  }
}
