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
    /// The row is the first that does not fit; `nil` if no single row is to blame. The sentence is in lower case and
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
    // A quick check would not see an index that leaves out rows.
    let check = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)")
    guard check == "ok" else {
      return .broken(row: nil, sentence: "SQLite reports a damaged file: \(check ?? "no answer")")
    }
    var count: Int64 = 0
    var previous: String?
    var hasHead = head == nil
    var knownIntent: Int64?
    let rows = try Row.fetchCursor(
      database, sql: "SELECT \(selection(in: database)) FROM entries ORDER BY id")
    while let stored = try rows.next() {
      let row = JournalRow(stored)
      count += 1
      let isWhole = hasOnlyItsValues(stored, row)
      if let sentence = try fault(
        of: row, isWhole: isWhole, number: count, after: previous, knownIntent: knownIntent,
        in: database)
      {
        return .broken(row: row.integer(.id) ?? count, sentence: sentence)
      }
      previous = row.text(.hash)
      if row.kind == .step { knownIntent = row.integer(.intent) }
      if previous == head { hasHead = true }
    }
    guard hasHead else {
      return .broken(row: nil, sentence: "no row has the hash \(head ?? ""): rows were removed")
    }
    return .intact(rows: Int(count), head: previous)
  }

  private static func bytes(of column: JournalRow.Column) -> String {
    "bytes_of_\(column.rawValue)"
  }

  /// All columns, and the bytes of each: a text that SQLite gives ends at a NUL, whatever follows.
  private static func selection(in database: Database) throws -> String {
    let stored = Set(try database.columns(in: "entries").map(\.name))
    let casts = JournalRow.Column.allCases.filter { stored.contains($0.rawValue) }.map {
      "CAST(\($0.rawValue) AS BLOB) AS \(Self.bytes(of: $0))"
    }
    return (["*"] + casts).joined(separator: ", ")
  }

  /// Whether nothing is stored but what is hashed.
  private static func hasOnlyItsValues(_ stored: Row, _ row: JournalRow) -> Bool {
    JournalRow.Column.allCases.allSatisfy { column in
      let value: DatabaseValue? = stored[bytes(of: column)]
      guard case .blob(let data)? = value?.storage else { return row[column] == nil }
      return row[column].map { data.elementsEqual("\($0)".utf8) } ?? false
    }
  }

  /// What is wrong with a row; `nil` if it is as it was written.
  private static func fault(
    of row: JournalRow, isWhole: Bool, number: Int64, after previous: String?,
    knownIntent: Int64?, in database: Database
  ) throws -> String? {
    let id = row.integer(.id) ?? number
    guard id == number else { return "row \(number) is missing" }
    guard row.integer(.version) == JournalRow.version else {
      return "row \(id) has a version that this Pushwright doesn't know"
    }
    guard isWhole, row.text(.hash) == row.digest else {
      return "row \(id) was changed after it was written"
    }
    guard row.text(.previous) == previous else {
      return "row \(id) doesn't follow the previous row: one of them was inserted or replaced"
    }
    guard row.isReadable else { return "row \(id) has values that Pushwright never writes" }
    // A list has many steps one after the other.
    guard let intent = row.integer(.intent), intent != knownIntent else { return nil }
    let isAboutIntent = try intent < id && database.rows(about: IntentID(intent)).intent != nil
    return isAboutIntent ? nil : "row \(id) refers to a missing send"
  }
}
