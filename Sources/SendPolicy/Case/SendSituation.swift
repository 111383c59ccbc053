public import FCMClient

/// What the world adds to a draft when it is to be sent: rights, a journal and its memory.
public struct SendSituation: Hashable, Sendable {
  public var access: SendAccess
  /// What should be known about the credentials; sentences.
  public var warnings: [String]
  /// Why nothing can be recorded; `nil` where the journal is ready.
  public var journalObstacle: String?
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
    sendCase.history = history
    guard let hash = sendCase.payloadHash, let endpoint = sendCase.endpoint else { return }
    let known = DryRunRecord.newest(in: history, of: hash, at: endpoint)
    if let known, known.at >= sendCase.dryRun?.at ?? .min { sendCase.dryRun = known }
  }
}

extension DryRunRecord {
  /// The newest dry-run of exactly that message, first of those that asked the right FCM.
  public static func newest(
    in history: [PastSend], of hash: PayloadHash, at endpoint: FCMEndpoint
  ) -> DryRunRecord? {
    let records = history.compactMap(DryRunRecord.init).filter {
      $0.payloadHash == hash.description
    }
    let right = records.filter { $0.endpoint == endpoint }
    return (right.isEmpty ? records : right).max { $0.at < $1.at }
  }
}
