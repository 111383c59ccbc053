internal import FCMClient
internal import GRDB

/// The journal's rows, to read; nothing of it can write.
public struct SendHistory: Sendable {
  /// A send's rows.
  struct Rows {
    var intent: JournalRow?
    var outcome: JournalRow?
    var settlement: JournalRow?
  }

  /// A process that lives on and holds no lock is done with a send after that many milliseconds, whatever it did not record:
  /// a quarter of an hour, many times a request's deadline.
  static let longestSend: Int64 = 15 * 60 * 1000

  let database: DatabaseQueue
  let path: String
  private let host: String
  private let processes: RunningProcesses
  private let directory: JournalDirectory
  /// What the next write takes up, by the hashes of the intents' rows.
  let waiting: [String: [JournalRow]]

  init(
    database: DatabaseQueue, directory: JournalDirectory, host: String,
    processes: RunningProcesses, waiting: [String: [JournalRow]] = [:]
  ) {
    self.database = database
    self.waiting = waiting
    self.directory = directory
    path = directory.place.path
    self.host = host
    self.processes = processes
  }

  /// With the outcomes that wait beside the journal by now.
  func seeingWaiting() -> SendHistory {
    SendHistory(
      database: database, directory: directory, host: host, processes: processes,
      waiting: PendingOutcomes.waiting(in: directory))
  }

  /// Opens a journal to read, also where its directory is read-only.
  ///
  /// Outcomes for which the disk had no room in the journal are read from beside it.
  ///
  /// The host is this machine's name: its processes are known to run or not; of others the locks of their sends tell.
  ///
  /// - Throws: ``JournalFailure``, of the kind `missing` if no journal exists yet.
  public static func opening(
    path: String, host: String, processes: RunningProcesses = .system
  ) throws(JournalFailure) -> SendHistory {
    let directory = try JournalDirectory(try JournalPlace(path))
    return SendHistory(
      database: try JournalFile.openToRead(directory), directory: directory, host: host,
      processes: processes, waiting: PendingOutcomes.waiting(in: directory))
  }

  /// The sends that fit, newest first.
  ///
  /// The present time is by the clock that the rows were written by; it tells a running send from one that hangs.
  public func records(
    matching query: JournalQuery = JournalQuery(), at now: JournalTime
  ) throws(JournalFailure) -> [SendRecord] {
    try reading { try self.records(matching: query, at: now, in: $0) }
  }

  /// The sends that fit any of the queries, each once, as the journal holds them at one moment.
  public func records(
    matchingAny queries: [JournalQuery], at now: JournalTime
  ) throws(JournalFailure) -> [SendRecord] {
    try reading { try self.records(matchingAny: queries, at: now, in: $0) }
  }

  func records(
    matchingAny queries: [JournalQuery], at now: JournalTime, in database: Database
  ) throws -> [SendRecord] {
    var seen: Set<IntentID> = []
    return try queries.flatMap { try records(matching: $0, at: now, in: database) }
      .filter { seen.insert($0.id).inserted }
  }

  private func records(
    matching query: JournalQuery, at now: JournalTime, in database: Database
  ) throws -> [SendRecord] {
    var records: [SendRecord] = []
    let (sql, arguments) = query.statement
    let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
    while records.count < query.limit ?? .max, let row = try rows.next() {
      let intent = JournalRow(row)
      let id = IntentID(intent.integer(.id) ?? 0)
      let record = try self.record(
        try database.rows(about: intent, id: id), id, at: now, in: database)
      if query.states.isEmpty || query.states.contains(record.state) { records.append(record) }
    }
    return records
  }

  /// The send of that id; `nil` if there is none.
  public func record(
    _ id: IntentID, at now: JournalTime
  ) throws(JournalFailure) -> SendRecord? {
    try reading { try self.record(id, at: now, in: $0) }
  }

  func record(_ id: IntentID, at now: JournalTime, in database: Database) throws -> SendRecord? {
    let rows = try database.rows(about: id)
    return rows.intent == nil ? nil : try record(rows, id, at: now, in: database)
  }

  private func record(
    _ rows: Rows, _ id: IntentID, at now: JournalTime, in database: Database
  ) throws -> SendRecord {
    guard let row = rows.intent, let intent = row.sendIntent, let time = row.time,
      let author = row.author
    else { throw JournalFailure.unreadable(id, path) }
    let waiting = waiting[row.text(.hash) ?? "", default: []].filter {
      $0.integer(.intent) == id.number
    }
    let outcome = rows.outcome ?? waiting.first { $0.kind == .outcome }
    let isList = intent.kind == .list
    let last = isList && outcome == nil ? try database.lastStep(of: id) ?? time : time
    // A send of tomorrow would be running until then.
    let (age, isTooOld) = now.milliseconds.subtractingReportingOverflow(last.milliseconds)
    let isRecent = !isTooOld && (-Self.longestSend..<Self.longestSend).contains(age)
    // Clocks step; a lock that is held is proof, whatever the time says.
    let isRunning = outcome == nil && (isRecent && isUnderWay(id, by: author) || isLocked(id))
    let tally =
      isList
      ? try tally(of: id, outcome, waiting: waiting.filter { $0.kind == .step }, in: database) : nil
    // A list whose program was killed has no outcome, but its steps tell.
    let sendOutcome =
      outcome?.sendOutcome
      ?? (isRunning ? nil : tally.map { Self.outcome(ofKilled: $0, payload: intent.payload) })
    return SendRecord(
      id: id, intent: intent, time: time, author: author, outcome: sendOutcome,
      results: outcome?.text(.results), outcomeTime: outcome?.time,
      settlement: rows.settlement?.settlement, tally: tally,
      isRunning: isRunning)
  }

  /// A list whose program was killed has stopped, unless everyone had their turn.
  private static func outcome(ofKilled tally: ListTally, payload: String) -> SendOutcome {
    let list = SendList(payload: payload)
    let count = list?.resumes == nil ? list?.recipients : nil
    let isComplete = count.map { tally.begun >= $0 } ?? false
    return ListEnd(tally: tally, stoppedBy: nil, isComplete: isComplete).outcome(of: count)
  }

  /// From the counts of the outcome, or step by step.
  private func tally(
    of id: IntentID, _ outcome: JournalRow?, waiting: [JournalRow], in database: Database
  ) throws -> ListTally {
    if let tally = outcome?.text(.results).flatMap({ ListTally(json: $0) }) { return tally }
    var tally = ListTally()
    try database.steps(of: id) { json in
      guard tally.add(step: json) else { throw JournalFailure.unreadable(id, path) }
    }
    for json in waiting.compactMap({ $0.text(.results) }) { _ = tally.add(step: json) }
    return tally
  }

  private func isUnderWay(_ id: IntentID, by author: JournalAuthor) -> Bool {
    author.host == host && processes.contains(author.process)
      || processes.heedsLocks && SendLocks.isHeld(id, in: directory)
  }

  private func isLocked(_ id: IntentID) -> Bool {
    processes.heedsLocks && SendLocks.isSurelyHeld(id, in: directory)
  }

  func reading<Result>(_ body: (Database) throws -> Result) throws(JournalFailure) -> Result {
    do throws(any Error) {
      return try database.read(body)
    } catch {
      throw JournalFailure(error, path: path)
    }
  }
}

extension JournalFailure {
  fileprivate static func unreadable(_ id: IntentID, _ path: String) -> Self {
    Self(
      .corrupted, "row \(id) of the history file \(path) was changed and can't be read",
      remedy: "history verify shows where the damage begins; until then nothing is sent")
  }
}
