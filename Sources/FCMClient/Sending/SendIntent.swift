/// A send or a change of topics, as the journal holds it before the first byte leaves.
public struct SendIntent: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// FCM checks the message and delivers nothing.
    case dryRun = "dry-run"
    /// To a test target of the profile instead of the draft's own.
    case test
    case send
    /// One message to each recipient of a list.
    case list
    /// Registrations get a topic; no message.
    case topicAdd = "topic-add"
    /// Registrations lose a topic; no message.
    case topicRemove = "topic-remove"

    /// Those that are about one message.
    public static let ofMessages: [Kind] = [.dryRun, .test, .send]

    /// Whether it is about one message; otherwise about a list, or about the topics of registrations.
    public var isOfMessage: Bool { Self.ofMessages.contains(self) }

    /// Whether registrations get or lose a topic.
    public var isOfTopic: Bool { self == .topicAdd || self == .topicRemove }
  }

  public var kind: Kind
  /// The profile's name; empty without a project file.
  public var profile: String
  public var project: ProjectID
  public var endpoint: FCMEndpoint
  /// Whose rights are used, `firebase-adminsdk@demo.iam.gserviceaccount.com`; `nil` if unknown.
  public var account: String?
  /// Where it goes, as people read it: `topic industry-tech`.
  public var target: String
  /// Over project, target and canonical message, but not over values that are computed when sending; hexadecimal SHA-256.
  public var payloadHash: String
  /// The value of `message` as it is sent; of a list see ``SendList``; of a change the topic and the registrations, see
  /// ``TopicChangeRecord``.
  public var payload: String
  /// Why it is sent in spite of errors that lint has found; `nil` if there were none.
  public var reason: String?
  /// The name of the draft's file; `nil` if it had none.
  public var draft: String?
  /// What it said: the first text that a device shows in the locale that was looked at; `nil` if none shows any.
  public var title: String?
  /// What reviewers had said of its translations, in one line; `nil` if none had said anything.
  public var reviews: String?

  public init(
    kind: Kind, profile: String, project: ProjectID, endpoint: FCMEndpoint, account: String?,
    target: String, payloadHash: String, payload: String, reason: String? = nil,
    draft: String? = nil, title: String? = nil, reviews: String? = nil
  ) {
    self.kind = kind
    self.profile = profile
    self.project = project
    self.endpoint = endpoint
    self.account = account
    self.target = target
    self.payloadHash = payloadHash
    self.payload = payload
    self.reason = reason
    self.draft = draft
    self.title = title
    self.reviews = reviews
  }
}
