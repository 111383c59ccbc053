public import FCMClient
internal import GRDB
internal import Synchronization

/// The durable, tamper-evident record of every send: an SQLite file to which rows are only added.
///
/// Each row is sealed by a hash over its columns and the hash of the row before. A send has a row for its intent, written
/// before its first byte leaves; one for its outcome; and, if the outcome was unknown, one for what a person found
/// out. All calls block until the disk has the row, some milliseconds.
///
/// Several programs may write to the same file: each row is added in a transaction that excludes the others. A user who
/// may write the file can replace all of it, so that a chain proves only what it was compared with: note the last hash
/// elsewhere, and ``SendHistory/verify(including:)`` tells whether the journal still has it.
public final class SendJournal: Sendable {
  /// Where the outcome of a send was put down.
  public enum OutcomeRecording: Hashable, Sendable {
    /// In the journal itself.
    case journal
    /// In the file beside it, because the journal could not be written; the next opening takes it up.
    ///
    /// The failure is worth showing: until it is fixed nothing else is sent.
    case pending(JournalFailure)
  }

  /// The same rows, to read, and the outcomes that the disk had no room for: what was sent isn't under way.
  public var history: SendHistory {
    hasPending.withLock { $0 } ? ownHistory.seeingWaiting() : ownHistory
  }
  private let ownHistory: SendHistory
  let database: DatabaseQueue
  let path: String
  let author: JournalAuthor
  let pending: PendingOutcomes
  private let locks: SendLocks
  let hasPending = Mutex(false)

  private init(
    database: DatabaseQueue, pending: PendingOutcomes, author: JournalAuthor,
    processes: RunningProcesses
  ) {
    self.database = database
    self.pending = pending
    self.author = author
    path = pending.directory.place.path
    locks = SendLocks(pending.directory)
    ownHistory = SendHistory(
      database: database, directory: pending.directory, host: author.host, processes: processes)
  }

  /// Opens a journal to write, and makes it, for its owner alone, if there is none.
  ///
  /// Outcomes that an earlier run could only put beside the journal are taken up. A file that is damaged or another
  /// user's stays unchanged.
  ///
  /// - Throws: ``JournalFailure`` if nothing could be recorded, so that nothing may be sent.
  public static func opening(
    path: String, author: JournalAuthor, processes: RunningProcesses = .system
  ) throws(JournalFailure) -> SendJournal {
    try opening(path: path, author: author, processes: processes, patience: .standard)
  }

  static func opening(
    path: String, author: JournalAuthor, processes: RunningProcesses, patience: LockPatience
  ) throws(JournalFailure) -> SendJournal {
    let directory = try JournalDirectory(try JournalPlace.making(path))
    try JournalFile.make(directory)
    let pending = PendingOutcomes(directory: directory, patience: patience)
    let file = try pending.locked()
    let journal = SendJournal(
      database: try JournalFile.openToWrite(directory), pending: pending, author: author,
      processes: processes)
    try file.reserve()
    try journal.takeUpPending(from: file)
    return journal
  }

  /// Records that a message is about to be sent; it is on the disk when this returns.
  public func write(
    _ intent: SendIntent, at time: JournalTime
  ) throws(JournalFailure) -> RecordedIntent {
    let recorded = try write([intent], at: time)
    guard let first = recorded.first else { throw .inputOutput(path, "no row was written") }
    return first
  }

  /// Records an intent unless the sends that fit any of the queries hold something against it.
  ///
  /// Asking and writing are one transaction: of several programs that look for the same send and record it where there
  /// is none, only the first does.
  ///
  /// - Returns: the objection, and then nothing was written.
  public func write<Objection>(
    _ intent: SendIntent, at time: JournalTime, after queries: [JournalQuery],
    unless objection: ([SendRecord]) -> Objection?
  ) throws(JournalFailure) -> Result<RecordedIntent, Objection> {
    try beginning { database, begun in
      let records = try self.history.records(matchingAny: queries, at: time, in: database)
      if let objection = objection(records) { return .failure(objection) }
      return .success(try self.append(intent, at: time, to: database, &begun))
    }
  }

  /// Records many intents for the price of one: all of them, or none.
  public func write(
    _ intents: [SendIntent], at time: JournalTime
  ) throws(JournalFailure) -> [RecordedIntent] {
    try beginning { database, begun in
      try intents.map { try self.append($0, at: time, to: database, &begun) }
    }
  }

  /// Writes intents; those that couldn't be written after all are not under way.
  func beginning<Result>(
    _ updates: (Database, inout [IntentID]) throws -> Result
  ) throws(JournalFailure) -> Result {
    try takeUpOwnPending()
    var begun: [IntentID] = []
    do throws(JournalFailure) {
      return try writing { try updates($0, &begun) }
    } catch {
      for id in begun { locks.release(id) }
      throw error
    }
  }

  /// The send counts as under way before any other program can read of it.
  func append(
    _ intent: SendIntent, at time: JournalTime, to database: Database, _ begun: inout [IntentID]
  ) throws -> RecordedIntent {
    var row = JournalRow(intent, by: author, at: time)
    let id = IntentID(try row.append(to: database))
    begun.append(id)
    try locks.hold(id)
    return RecordedIntent(id: id, hash: row.text(.hash) ?? "")
  }

  private func takeUpOwnPending() throws(JournalFailure) {
    if hasPending.withLock({ $0 }) { try takeUpPending(from: try pending.locked()) }
  }

  /// Records the outcome of a send, or of a change of a topic with the `results` for its registrations (JSON).
  ///
  /// If the journal can no longer be written, the outcome goes to the file `NAME.pending` beside it, which has its
  /// room on the disk since the journal was opened.
  ///
  /// - Throws: ``JournalFailure`` if neither was possible: show the outcome to the user, who will have to settle it.
  ///   Also where the outcome was recorded before.
  public func write(
    _ outcome: SendOutcome, results: String? = nil, of intent: RecordedIntent, at time: JournalTime
  ) throws(JournalFailure) -> OutcomeRecording {
    defer { locks.release(intent.id) }
    var row = JournalRow(outcome, results: results, of: intent.id, by: author, at: time)
    do {
      try writing { database in
        guard try database.rows(about: intent.id).outcome == nil else {
          throw JournalFailure.alreadyRecorded(intent.id)
        }
        try row.append(to: database)
      }
      return .journal
    } catch {
      guard error.kind != .alreadyKnown else { throw error }
      try pending.append(row.pendingLine(intentHash: intent.hash))
      hasPending.withLock { $0 = true }
      return .pending(error)
    }
  }

  /// Records what a person found out about a send whose outcome is unknown.
  ///
  /// - Throws: ``JournalFailure`` if the send doesn't exist, its outcome is known, it is still running, a dry-run, or
  ///   settled already; and for an empty note.
  public func settle(
    _ id: IntentID, delivered isDelivered: Bool, note: String, at time: JournalTime
  ) throws(JournalFailure) {
    guard note.contains(where: { !$0.isWhitespace }) else { throw .noteMissing }
    let settlement = Settlement(isDelivered: isDelivered, note: note, author: author, time: time)
    var row = JournalRow(settlement, of: id)
    try writing { database in
      guard let record = try self.history.record(id, at: time, in: database) else {
        throw JournalFailure.unknownIntent(id)
      }
      if let reason = record.reasonNotToSettle { throw reason }
      try row.append(to: database)
    }
  }

  /// Puts the outcomes that lie beside the journal into it.
  private func takeUpPending(from file: borrowing PendingFile) throws(JournalFailure) {
    try file.takeUp { (lines: [String]) throws(JournalFailure) in
      try self.writing { database in try lines.map { try Self.takeUp($0, into: database) } }
    }
    hasPending.withLock { $0 = false }
  }

  /// Whether a line is in the journal now; one that is damaged or of another journal is not.
  private static func takeUp(_ line: String, into database: Database) throws -> Bool {
    guard let (outcome, intentHash) = JournalRow.pending(line),
      let id = outcome.integer(.intent).map(IntentID.init)
    else { return false }
    var row = outcome
    let rows = try database.rows(about: id)
    guard rows.intent?.text(.hash) == intentHash else { return false }
    let isKnown = try row.kind == .step ? database.hasStep(row) : rows.outcome != nil
    if !isKnown { try row.append(to: database) }
    return true
  }

  func writing<Result>(
    _ updates: (Database) throws -> Result
  ) throws(JournalFailure) -> Result {
    do throws(any Error) {
      return try database.write(updates)
    } catch {
      throw JournalFailure(error, path: path)
    }
  }
}
