internal import GRDB

extension Database {
  /// The rows of one send; without an intent if there is none of that id.
  func rows(about id: IntentID) throws -> SendHistory.Rows {
    let row = try Row.fetchOne(
      cachedStatement(sql: "SELECT * FROM entries WHERE id = ? AND kind = 'intent'"),
      arguments: [id.number])
    return try rows(about: row.map(JournalRow.init), id: id)
  }

  /// Adds what came after an intent.
  func rows(about intent: JournalRow?, id: IntentID) throws -> SendHistory.Rows {
    var rows = SendHistory.Rows(intent: intent)
    let later = try Row.fetchAll(
      cachedStatement(sql: "SELECT * FROM entries WHERE intent = ? AND kind <> 'step'"),
      arguments: [id.number])
    for row in later.map(JournalRow.init) {
      switch row.kind {
      case .outcome: rows.outcome = row
      case .settlement: rows.settlement = row
      case .intent, .step, nil: continue
      }
    }
    return rows
  }

  /// What the steps of a list say, oldest first.
  func steps(of id: IntentID, _ take: (String) throws -> Void) throws {
    let rows = try Row.fetchCursor(
      self,
      sql: "SELECT results FROM entries WHERE intent = ? AND kind = 'step' ORDER BY id",
      arguments: [id.number])
    while let row = try rows.next() {
      let value: DatabaseValue? = row["results"]
      guard case .string(let json)? = value?.storage else { throw DatabaseError.corrupt }
      try take(json)
    }
  }

  /// When the last step of a list was written.
  func lastStep(of id: IntentID) throws -> JournalTime? {
    let row = try Row.fetchOne(
      self,
      sql: "SELECT * FROM entries WHERE intent = ? AND kind = 'step' ORDER BY id DESC LIMIT 1",
      arguments: [id.number])
    return row.map(JournalRow.init)?.time
  }

  /// Whether the journal has a step already that waited beside it.
  func hasStep(_ row: JournalRow) throws -> Bool {
    let sql = """
      SELECT 1 FROM entries WHERE intent = ? AND kind = 'step' AND time = ? AND results = ? LIMIT 1
      """
    return try Row.fetchOne(
      self, sql: sql,
      arguments: [row.integer(.intent), row.integer(.time), row.text(.results)]) != nil
  }
}

extension DatabaseError {
  fileprivate static let corrupt = DatabaseError(resultCode: .SQLITE_CORRUPT)
}
