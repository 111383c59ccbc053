internal import FCMClient

/// What the world adds to a draft when it is to be sent: rights, a journal and its memory.
public struct SendSituation: Hashable, Sendable {
  public var access: SendAccess
  /// What should be known about the credentials; sentences.
  public var warnings: [String]
  /// What the journal remembers of this message, this target and lately.
  public var journal: JournalMemory
  public var clock: WallClock

  public init(
    access: SendAccess, warnings: [String] = [], journal: JournalMemory,
    clock: WallClock = .utc
  ) {
    self.access = access
    self.warnings = warnings
    self.journal = journal
    self.clock = clock
  }

  /// Puts everything into a case, with the newest dry-run that there is of its message.
  public func complete(_ sendCase: inout SendCase) {
    sendCase.access = access
    sendCase.warnings = warnings
    sendCase.journal = journal
    let records = journal.sends.compactMap(DryRunRecord.init)
    let hash = sendCase.messageHash
    // One that asked another FCM does not count, and says so.
    let last = records.filter { $0.payloadHash == hash }.max { $0.at < $1.at }
    sendCase.dryRun = .counting(for: sendCase, among: records, last: sendCase.dryRun ?? last)
  }
}
