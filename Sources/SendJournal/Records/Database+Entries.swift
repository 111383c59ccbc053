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
      cachedStatement(sql: "SELECT * FROM entries WHERE intent = ?"), arguments: [id.number])
    for row in later.map(JournalRow.init) {
      switch row.kind {
      case .outcome: rows.outcome = row
      case .settlement: rows.settlement = row
      case .intent, nil: continue
      }
    }
    return rows
  }
}
