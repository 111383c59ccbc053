public import FCMClient

extension SendHistory {
  /// Sends, lists and tests whose outcome no one knows and no one has settled, and dry-runs that were answered as sends,
  /// newest first; to be shown when the program starts, and never sent again by itself.
  public func unknownSends(at now: JournalTime) throws(JournalFailure) -> [SendRecord] {
    let kinds: Set<SendIntent.Kind> = [.send, .list, .test, .dryRun]
    return try records(matching: JournalQuery(kinds: kinds, states: [.unknown]), at: now)
      .filter(\.needsSettling)
  }

  /// What FCM said last to a dry-run of exactly this payload; `nil` if it was never asked, or never answered.
  public func lastDryRun(
    payloadHash: String, project: ProjectID, endpoint: FCMEndpoint, at now: JournalTime
  ) throws(JournalFailure) -> SendRecord? {
    try records(
      matching: JournalQuery(
        kinds: [.dryRun], states: [.accepted, .refused], project: project, endpoint: endpoint,
        payloadHash: payloadHash, limit: 1), at: now
    ).first
  }

  /// Tests of exactly this payload, newest first, whatever their outcome.
  public func tests(
    payloadHash: String, project: ProjectID, at now: JournalTime
  ) throws(JournalFailure) -> [SendRecord] {
    try records(
      matching: JournalQuery(kinds: [.test], project: project, payloadHash: payloadHash), at: now)
  }

  /// The last sends that may have reached the same target, newest first: those that FCM took, run, or are in doubt.
  public func earlierSends(
    to target: String, project: ProjectID, limit: Int = 5, at now: JournalTime
  ) throws(JournalFailure) -> [SendRecord] {
    try records(
      matching: JournalQuery(
        kinds: [.send], states: Self.maybeDelivered, project: project, target: target,
        limit: limit), at: now)
  }

  /// The last sends of exactly this payload that may have reached a device, newest first.
  public func earlierSends(
    payloadHash: String, project: ProjectID, limit: Int = 5, at now: JournalTime
  ) throws(JournalFailure) -> [SendRecord] {
    try records(
      matching: JournalQuery(
        kinds: [.send], states: Self.maybeDelivered, project: project, payloadHash: payloadHash,
        limit: limit), at: now)
  }

  private static let maybeDelivered: Set<SendState> = [
    .accepted, .delivered, .inProgress, .unknown,
  ]
}
