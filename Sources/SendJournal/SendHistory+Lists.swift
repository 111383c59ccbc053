public import FCMClient
internal import GRDB

extension SendHistory {
  /// A list with all its runs, and which recipients are done with.
  public struct List: Hashable, Sendable {
    /// The first run, and those that went on with it, oldest first.
    public var runs: [SendRecord]
    /// Over all runs.
    public var progress: ListProgress
  }

  /// A list by the number of its first run or of any that went on with it; `nil` if there is no list of that number.
  public func list(
    _ id: IntentID, at now: JournalTime
  ) throws(JournalFailure) -> List? {
    try reading { database in
      guard let record = try self.record(id, at: now, in: database), record.intent.kind == .list
      else { return nil }
      let first = SendList(payload: record.intent.payload)?.resumes.map(IntentID.init) ?? id
      let runs = try self.runs(of: first, at: now, in: database)
      var progress = ListProgress()
      for run in runs { progress.add(run: try self.progress(of: run, in: database)) }
      return runs.isEmpty ? nil : List(runs: runs, progress: progress)
    }
  }

  /// What one run has done, and what a person found out about its unknown messages.
  private func progress(of run: SendRecord, in database: Database) throws -> ListProgress {
    var progress = ListProgress()
    try database.steps(of: run.id) { json in
      guard progress.add(step: json) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    }
    for json in try waitingSteps(of: run.id, in: database) { _ = progress.add(step: json) }
    if let settlement = run.settlement { progress.settle(delivered: settlement.isDelivered) }
    return progress
  }

  /// The first run of that number, and those that went on with it, oldest first.
  func runs(
    of first: IntentID, at now: JournalTime, in database: Database
  ) throws -> [SendRecord] {
    guard let record = try record(first, at: now, in: database), record.intent.kind == .list else {
      return []
    }
    let query = JournalQuery(kinds: [.list], payloadHash: record.intent.payloadHash)
    return try records(matchingAny: [query], at: now, in: database)
      .filter { run in
        run.id == first || SendList(payload: run.intent.payload)?.resumes == first.number
      }
      .sorted { $0.id < $1.id }
  }

  /// Steps that lie beside the journal.
  private func waitingSteps(of id: IntentID, in database: Database) throws -> [String] {
    let hash = try database.rows(about: id).intent?.text(.hash) ?? ""
    return waiting[hash, default: []].filter {
      $0.kind == .step && $0.integer(.intent) == id.number
    }.compactMap { $0.text(.results) }
  }
}
