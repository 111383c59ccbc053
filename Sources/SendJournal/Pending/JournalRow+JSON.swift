internal import PushMessages

extension JournalRow {
  /// An object in one line, a member for every column that has a value, in their order.
  var jsonLine: String { Self.jsonLine(fields.map { ($0.column.rawValue, $0.value) }) }

  /// A line of the pending file: the row without its place in the journal, and the hash of its intent.
  func pendingLine(intentHash: String) -> String {
    let own = fields.filter { ![.id, .previous, .hash].contains($0.column) }
    return Self.jsonLine(
      own.map { ($0.column.rawValue, $0.value) } + [(Self.intentHash, .text(intentHash))])
  }

  /// Reads a line of the pending file; `nil` if it is damaged.
  static func pending(_ line: String) -> (row: JournalRow, intentHash: String)? {
    guard let node = try? JSONNode(strict: line), let hash = node[intentHash]?.string else {
      return nil
    }
    var row = JournalRow()
    for column in Column.allCases {
      switch node[column.rawValue]?.kind {
      case .string(let text)?: row.set(column, text)
      case .number(let text)?: row.set(column, Int64(text))
      default: continue
      }
    }
    guard row.integer(.version) == version, row.isReadable, let intent = row.integer(.intent),
      let time = row.time, let author = row.author
    else { return nil }
    if row.kind == .step, let json = row.text(.results) {
      return (JournalRow(step: json, of: IntentID(intent), by: author, at: time), hash)
    }
    guard row.kind == .outcome, let outcome = row.sendOutcome else { return nil }
    // Other members of a line aren't part of an outcome.
    let results = row.text(.results)
    return (
      JournalRow(outcome, results: results, of: IntentID(intent), by: author, at: time), hash
    )
  }

  private static let intentHash = "intent_hash"

  private static func jsonLine(_ members: [(name: String, value: JournalValue)]) -> String {
    let texts = members.map { member in
      let value =
        switch member.value {
        case .integer(let number): String(number)
        case .text(let text): JSONText.quoted(text)
        }
      return "\(JSONText.quoted(member.name)): \(value)"
    }
    return "{\(texts.joined(separator: ", "))}"
  }
}
