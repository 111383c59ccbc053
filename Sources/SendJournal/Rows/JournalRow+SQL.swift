internal import GRDB

extension JournalRow {
  /// A row as SQLite gives it; values that no column of ours can hold are left out, and the hash will not fit.
  ///
  /// `DatabaseValue` because GRDB ends the program where it cannot convert a value, which a damaged file may hold.
  init(_ row: Row) {
    for column in Column.allCases {
      let value: DatabaseValue? = row[column.rawValue]
      switch value?.storage {
      case .int64(let number)?: self[column] = .integer(number)
      case .string(let text)?: self[column] = .text(text)
      default: continue
      }
    }
  }

  /// Puts the row at the end of the journal and returns its id; call it in a transaction that excludes other writers.
  @discardableResult
  mutating func append(to database: Database) throws -> Int64 {
    let last = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT id, hash FROM entries ORDER BY id DESC LIMIT 1")
    ).map(JournalRow.init)
    let (id, isFull) = (last?.integer(.id) ?? 0).addingReportingOverflow(1)
    guard !isFull, kind != .intent || id <= Self.lastIntent else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT)
    }
    seal(id: id, previous: last?.text(.hash))
    // GRDB ends the program where SQLite refuses an argument.
    guard fields.allSatisfy({ $0.value.length <= Database.longestValue }) else {
      throw DatabaseError(resultCode: .SQLITE_TOOBIG)
    }
    let values = Column.allCases.map { self[$0]?.databaseValue ?? .null }
    try database.cachedStatement(sql: Self.insertion).execute(arguments: StatementArguments(values))
    return integer(.id) ?? 0
  }

  /// No journal grows that far, since rows are numbered from 1 without gaps.
  ///
  /// A row that another program has numbered beyond would leave an intent no number for its outcome.
  private static let lastIntent: Int64 = 1 << 48

  private static let insertion: String = {
    let names = Column.allCases.map(\.rawValue).joined(separator: ", ")
    let places = Column.allCases.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO entries (\(names)) VALUES (\(places))"
  }()
}

extension JournalValue {
  /// In bytes.
  fileprivate var length: Int {
    switch self {
    case .integer: 8
    case .text(let text): text.utf8.count
    }
  }

  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .integer(let number): number.databaseValue
    case .text(let text): text.databaseValue
    }
  }
}
