public import FCMClient

/// Which sends to read; what is `nil` or empty asks for nothing.
public struct JournalQuery: Hashable, Sendable {
  /// Any of these.
  public var kinds: Set<SendIntent.Kind>
  /// Any of these.
  public var states: Set<SendState>
  /// The profile's name.
  public var profile: String?
  /// The Firebase project.
  public var project: ProjectID?
  /// Where requests went.
  public var endpoint: FCMEndpoint?
  /// As it was shown, such as `topic industry-tech`.
  public var target: String?
  /// As the intent has it.
  public var payloadHash: String?
  /// Older sends than this one, to read on from the end of a page.
  public var before: IntentID?
  /// How many at most; `nil` for all.
  public var limit: Int?

  /// Asks for the newest sends that fit everything given.
  public init(
    kinds: Set<SendIntent.Kind> = [], states: Set<SendState> = [], profile: String? = nil,
    project: ProjectID? = nil, endpoint: FCMEndpoint? = nil, target: String? = nil,
    payloadHash: String? = nil, before: IntentID? = nil, limit: Int? = nil
  ) {
    self.kinds = kinds
    self.states = states
    self.profile = profile
    self.project = project
    self.endpoint = endpoint
    self.target = target
    self.payloadHash = payloadHash
    self.before = before
    self.limit = limit
  }
}
