public import FCMClient

/// A send as the journal remembers it.
public struct PastSend: Hashable, Sendable {
  /// The journal's number for it.
  public var id: Int64
  /// Seconds since 1970.
  public var at: Int
  public var intent: SendIntent
  /// `nil` where the program ended before it was known; then it is as unknown as a time-out.
  public var outcome: SendOutcome?

  /// A row of the journal.
  public init(id: Int64, at: Int, intent: SendIntent, outcome: SendOutcome?) {
    self.id = id
    self.at = at
    self.intent = intent
    self.outcome = outcome
  }

  /// Whether somebody may have got it without anybody knowing.
  public var isUnknown: Bool {
    switch outcome {
    case nil, .unknown: intent.kind != .dryRun
    case .accepted, .refused, .notSent: false
    }
  }

  /// Whether it may have reached a device.
  var mayHaveArrived: Bool {
    if case .accepted = outcome { return intent.kind != .dryRun }
    return isUnknown
  }
}
