public import FCMClient

/// Examines a whole list in memory that doesn't grow with it: counts, faults, duplicates, and the shapes of its messages.
///
/// The table that finds duplicates holds 1.4 million registrations. A longer list is read again for each further 1.4
/// million, each time from its beginning; ``endOfList()`` says so. What stays in memory for each record is one bit.
public struct ListSurvey: Sendable {
  /// Complete once ``endOfList()`` has answered `false`.
  public private(set) var summary = ListSummary()
  /// Records that get no message: malformed, without a value, or duplicates.
  public private(set) var skipped = RecordSet()
  private let column: String?
  private let placeholders: [String]
  private let choice: DraftChoice?
  /// Those with URLs whose hosts come from the list; `nil` if none do.
  private let addressed: ListMessages?
  private let seed: UInt64
  private let capacity: Int
  private var reader: ListReader
  private var seen: SeenRegistrations
  private var digest: ContentHash.Running? = ContentHash.Running()
  /// The first record whose registration this reading compares with later ones.
  private var start = 0
  /// The first record for which the table had no place.
  private var next: Int?

  /// A random `seed` keeps lists from being written for equal fingerprints; of `messages` it is told where their URLs lead.
  public init(
    column: String? = nil, placeholders: [String] = [], choosing choice: DraftChoice? = nil,
    messages: ListMessages? = nil, seed: UInt64
  ) {
    self.init(
      column: column, placeholders: placeholders, choosing: choice, messages: messages,
      seed: seed, capacity: SeenRegistrations.capacity)
  }

  init(
    column: String?, placeholders: [String], choosing choice: DraftChoice? = nil,
    messages: ListMessages? = nil, seed: UInt64, capacity: Int
  ) {
    self.column = column
    self.placeholders = placeholders
    self.choice = choice
    addressed = messages?.hasAddresses == true ? messages : nil
    self.seed = seed
    self.capacity = capacity
    reader = ListReader(column: column, placeholders: placeholders, choosing: choice)
    seen = SeenRegistrations(capacity: capacity, seed: seed)
  }

  /// The next bytes of the list.
  public mutating func take(_ bytes: [UInt8]) throws(ListFault) {
    digest?.add(bytes)
    for entry in try reader.take(bytes) { note(entry) }
  }

  /// The list has ended; whether it has to be read once more from its beginning.
  public mutating func endOfList() throws(ListFault) -> Bool {
    for entry in try reader.finish() { note(entry) }
    if let digest {
      summary.digest = digest.digits
      summary.header = reader.header
      self.digest = nil
    }
    guard let next else {
      seen = SeenRegistrations(capacity: 0, seed: seed)
      return false
    }
    start = next
    self.next = nil
    reader = ListReader(column: column, placeholders: placeholders, choosing: choice)
    seen = SeenRegistrations(capacity: capacity, seed: seed)
    return true
  }

  private mutating func note(_ entry: ListEntry) {
    if start == 0 { noteFaults(of: entry) }
    guard entry.number >= start, !skipped.contains(entry.number),
      case .recipient(let registration, let values) = entry.content
    else { return }
    switch seen.take(registration, line: entry.line) {
    case .new:
      switch registration.form {
      case .token: summary.tokens += 1
      case .fid: summary.installationIDs += 1
      }
      summary.drafts[entry.draft, default: 0] += 1
      for address in addressed?.addresses(entry.draft, values) ?? [] {
        summary.addresses.note(address)
      }
      summary.shapes.note(
        ListShapes.Shape(
          registration: registration, values: values, line: entry.line, draft: entry.draft),
        rank: rank(of: entry.number))
    case .full: next = next ?? entry.number
    case .repeats(let line):
      skipped.insert(entry.number)
      summary.duplicates.note(line, line: entry.line)
    }
  }

  private mutating func noteFaults(of entry: ListEntry) {
    summary.records += 1
    switch entry.content {
    case .recipient: return
    case .malformed(let sentence): summary.malformed.note(sentence, line: entry.line)
    case .incomplete(let name): summary.incomplete.note(name, line: entry.line)
    }
    skipped.insert(entry.number)
  }

  private func rank(of number: Int) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(seed)
    hasher.combine(number)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
