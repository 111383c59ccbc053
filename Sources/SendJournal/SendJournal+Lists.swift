public import FCMClient
internal import GRDB
internal import Synchronization

extension SendJournal {
  /// Records a step of a list: whose messages are about to leave, and what became of others.
  ///
  /// If the journal can no longer be written, the outcomes of the step go to the file beside it, and nothing of it is begun.
  ///
  /// - Throws: ``JournalFailure`` if neither was possible; then no message of it may leave.
  public func write(
    _ step: ListStep, of intent: RecordedIntent, at time: JournalTime
  ) throws(JournalFailure) -> OutcomeRecording {
    var row = JournalRow(step: step.json, of: intent.id, by: author, at: time)
    do {
      _ = try writing { database in try row.append(to: database) }
      return .journal
    } catch {
      let outcomes = step.withoutBegun
      guard outcomes.hasOutcomes else { throw error }
      let row = JournalRow(step: outcomes.json, of: intent.id, by: author, at: time)
      try pending.append(row.pendingLine(intentHash: intent.hash))
      hasPending.withLock { $0 = true }
      return .pending(error)
    }
  }

  /// Records the intent of a further run of a list, unless another program has begun one meanwhile.
  ///
  /// `runs` are those that the caller has looked at, see ``SendHistory/list(_:at:)``.
  ///
  /// - Returns: `nil` if there is another run, and then nothing was written.
  public func resume(
    _ intent: SendIntent, after runs: [IntentID], at time: JournalTime
  ) throws(JournalFailure) -> RecordedIntent? {
    try beginning { database, begun in
      let known = try self.history.runs(
        of: runs.first ?? IntentID(0), at: time, in: database)
      guard known.map(\.id) == runs, !known.contains(where: \.isRunning) else { return nil }
      return try self.append(intent, at: time, to: database, &begun)
    }
  }
}
