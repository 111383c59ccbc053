/// One row of the journal: its columns by name, sealed by a hash that covers them and the row before.
struct JournalRow: Hashable, Sendable {
  /// In the order in which they are stored, hashed and exported.
  ///
  /// The order is part of ``digest``: new columns go before ``previous``, old ones stay where they are.
  enum Column: String, CaseIterable, Sendable {
    case id
    /// How the hash is made; 1 is the only way so far.
    case version
    case kind
    /// The row that an outcome or a settlement is about.
    case intent
    /// Milliseconds since 1970.
    case time
    case user
    case host
    case process
    case processStart = "process_start"
    case sendKind = "send_kind"
    case profile
    case project
    case endpoint
    case account
    case target
    case payloadHash = "payload_hash"
    case payload
    case reason
    case outcome
    case name
    case code
    case sentence
    /// Of a settlement: 1 for delivered, 0 for not delivered.
    case delivered
    case note
    /// Of an intent, since the second schema: the name of the draft's file, and what the message said.
    case draft
    case title
    /// JSON: of an outcome of a topic's change, since the third schema, the result for each registration; of a list's
    /// outcome the counts; of a step of a list, since the fifth, whose messages were begun and had which outcome.
    case results
    /// Of an intent, since the fourth schema: what reviewers had said of the translations.
    case reviews
    /// The hash of the row before; the first row has none.
    case previous
    case hash
  }

  enum Kind: String, Sendable {
    case intent
    case outcome
    case settlement
    /// Of a list, since the fifth schema; there are many.
    case step
  }

  static let version: Int64 = 1

  private(set) var values: [Column: JournalValue] = [:]

  subscript(column: Column) -> JournalValue? {
    get { values[column] }
    set { values[column] = newValue }
  }

  func text(_ column: Column) -> String? {
    guard case .text(let text)? = values[column] else { return nil }
    return text
  }

  func integer(_ column: Column) -> Int64? {
    guard case .integer(let number)? = values[column] else { return nil }
    return number
  }

  mutating func set(_ column: Column, _ text: String?) {
    values[column] = text.map(JournalValue.init)
  }

  mutating func set(_ column: Column, _ number: Int64?) {
    values[column] = number.map(JournalValue.integer)
  }

  /// The columns that the row has, in their order.
  var fields: [(column: Column, value: JournalValue)] {
    Column.allCases.compactMap { column in values[column].map { (column, $0) } }
  }
}
