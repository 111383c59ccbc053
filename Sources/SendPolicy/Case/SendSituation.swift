/// What has to be found out before a message is reviewed: credentials, journal, what was sent before.
public struct SendSituation: Hashable, Sendable {
  public var access: SendAccess
  /// What should be known about the credentials, such as a file that others may read; sentences.
  public var warnings: [String]
  /// Why nothing can be recorded; `nil` where the journal is ready.
  public var journalObstacle: String?
  /// What the journal remembers, of any kind and in any order.
  public var history: [PastSend]
  /// For the times of the review.
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
}
