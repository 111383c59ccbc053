public import FCMClient

/// A dry-run that has ended, whatever it was of.
public struct DryRunRecord: Hashable, Sendable {
  /// Hexadecimal, see ``FCMClient/PayloadHash``.
  public var payloadHash: String
  public var project: ProjectID
  /// Who was asked.
  public var endpoint: FCMEndpoint
  /// Seconds since 1970.
  public var at: Int
  public var outcome: SendOutcome
  /// Where the message would go, as people read it; `nil` if only the journal knows.
  public var target: String?
  /// The hash without the target and what is computed, to tell what has changed since; `nil` if only the journal knows.
  public var untargetedHash: String?

  /// A dry-run of this session.
  public init(
    payloadHash: String, project: ProjectID, endpoint: FCMEndpoint, at: Int, outcome: SendOutcome
  ) {
    self.payloadHash = payloadHash
    self.project = project
    self.endpoint = endpoint
    self.at = at
    self.outcome = outcome
  }

  /// A dry-run of the journal; `nil` for rows of other kinds and without an outcome.
  public init?(_ past: PastSend) {
    guard past.intent.kind == .dryRun, let outcome = past.outcome else { return nil }
    self.init(
      payloadHash: past.intent.payloadHash, project: past.intent.project,
      endpoint: past.intent.endpoint, at: past.at, outcome: outcome)
  }

  /// The one that counts for a case: the newest of exactly its message, project and endpoint; where
  /// there is none, the last of this session, which then tells why it does not count.
  public static func counting(
    for sendCase: SendCase, among records: [DryRunRecord], last: DryRunRecord?
  ) -> DryRunRecord? {
    // Asked for each screen: without a dry run the message needn't be hashed.
    guard last != nil || !records.isEmpty else { return nil }
    let hash = sendCase.messageHash
    let same = (records + [last].compactMap(\.self)).filter {
      $0.payloadHash == hash && $0.project == sendCase.project && $0.endpoint == sendCase.endpoint
    }
    return same.max { $0.at < $1.at } ?? last
  }
}
