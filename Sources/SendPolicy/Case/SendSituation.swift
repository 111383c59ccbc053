internal import FCMClient

/// What the world adds to a draft when it is to be sent: rights, a journal and its memory.
public struct SendSituation: Hashable, Sendable {
  public var access: SendAccess
  /// What should be known about the credentials; sentences.
  public var warnings: [String]
  /// Why nothing can be recorded; `nil` where the journal is ready.
  public var journalObstacle: String?
  /// Whether another program holds the journal up, so that the same may succeed later.
  public var isJournalBusy = false
  /// What the journal remembers of this message, this target and lately.
  public var history: [PastSend]
  public var clock: WallClock

  public init(
    access: SendAccess, warnings: [String] = [], journalObstacle: String? = nil,
    history: [PastSend] = [], clock: WallClock = .utc
  ) {
    self.access = access
    self.warnings = warnings
    self.journalObstacle = journalObstacle
    self.history = history
    self.clock = clock
  }

  /// Puts everything into a case, with the newest dry-run that there is of its message.
  public func complete(_ sendCase: inout SendCase) {
    sendCase.access = access
    sendCase.warnings = warnings
    sendCase.journalObstacle = journalObstacle
    sendCase.isJournalBusy = isJournalBusy
    sendCase.history = history
    let records = history.compactMap(DryRunRecord.init)
    let hash = sendCase.payloadHash?.description
    // One that asked another FCM does not count, and says so.
    let last = records.filter { $0.payloadHash == hash }.max { $0.at < $1.at }
    sendCase.dryRun = .counting(for: sendCase, among: records, last: sendCase.dryRun ?? last)
  }
}
