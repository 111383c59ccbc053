internal import FCMClient
internal import GRDB

extension JournalQuery {
  /// Finds the intents, newest first, but for the states, which depend on the processes that run.
  var statement: (sql: String, arguments: StatementArguments) {
    var conditions = ["kind = 'intent'"]
    var arguments: [any DatabaseValueConvertible] = []
    func ask(_ column: JournalRow.Column, _ value: String?) {
      guard let value else { return }
      conditions.append("\(column.rawValue) = ?")
      arguments.append(value)
    }
    ask(.profile, profile)
    ask(.project, project?.description)
    ask(.endpoint, endpoint?.description)
    ask(.target, target)
    ask(.payloadHash, payloadHash)
    if let before {
      conditions.append("id < ?")
      arguments.append(before.number)
    }
    if !kinds.isEmpty {
      let places = kinds.map { _ in "?" }.joined(separator: ", ")
      conditions.append("send_kind IN (\(places))")
      arguments += kinds.map(\.rawValue)
    }
    if !states.isEmpty, states.isSubset(of: [.unknown, .inProgress]) {
      conditions.append(Self.isOpen)
    }
    let sql =
      "SELECT * FROM entries WHERE \(conditions.joined(separator: " AND ")) ORDER BY id DESC"
    return (sql, StatementArguments(arguments))
  }

  /// Without a known answer; spares reading the others.
  private static let isOpen = """
    NOT EXISTS (SELECT 1 FROM entries AS later WHERE later.intent = entries.id \
    AND later.kind <> 'step' AND later.outcome IS NOT 'unknown')
    """
}
