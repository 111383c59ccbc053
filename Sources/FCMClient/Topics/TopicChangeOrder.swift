/// Who changes topics, with which profile: what each entry of the history has.
public struct TopicChangeOrder: Hashable, Sendable {
  public var changes: [TopicChange]
  /// The profile's name.
  public var profile: String
  public var project: ProjectID
  public var endpoint: FCMEndpoint
  /// Whose rights are used; `nil` if unknown.
  public var account: String?

  public init(
    _ changes: [TopicChange], profile: String, project: ProjectID, endpoint: FCMEndpoint,
    account: String?
  ) {
    self.changes = changes
    self.profile = profile
    self.project = project
    self.endpoint = endpoint
    self.account = account
  }

  func intent(of batch: TopicChangeBatch) -> SendIntent {
    let payload = TopicChangeRecord.payload(batch)
    let kind: SendIntent.Kind = batch.action == .add ? .topicAdd : .topicRemove
    return SendIntent(
      kind: kind, profile: profile, project: project, endpoint: endpoint, account: account,
      target: "topic \(batch.topic)",
      payloadHash: ContentHash.of("pushwright topics 1\n\(project)\n\(kind.rawValue)\n\(payload)"),
      payload: payload, title: Self.words(batch.registrations.count))
  }

  static func words(_ count: Int) -> String {
    "\(count) registration\(count == 1 ? "" : "s")"
  }
}
