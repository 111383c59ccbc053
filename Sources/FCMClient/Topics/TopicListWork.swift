import PushMessages

/// The topics of a registration, page by page.
public struct TopicListWork: CallWork {
  /// FCM gives a registration 2000 topics at most; a server that goes on forever isn't FCM.
  private static let longest = 100_000

  private let api: TopicAPI
  private let registration: Registration
  private var found: [TopicSubscription] = []
  private var pages = PageTurner()

  public init(_ registration: Registration, _ api: TopicAPI) {
    self.registration = registration
    self.api = api
  }

  public var call: APICall { api.list(registration, page: pages.token) }

  public mutating func take(_ answer: APIAnswer) -> CallStep<[TopicSubscription]> {
    let subject = api.subject("list", about: "the registration")
    guard let object = answer.object else { return .failed(CallFailure(answer, about: subject)) }
    let list = object["topicSubscriptions"] ?? object["topic_subscriptions"]
    let elements = list?.elements ?? []
    let topics = elements.compactMap(TopicSubscription.init)
    guard topics.count == elements.count, list == nil || list?.elements != nil else {
      return .failed(.unreadable("a list of topics", from: api.endpoint))
    }
    found += topics
    switch pages.turn(after: object) {
    case .end where found.count <= Self.longest: return .done(found)
    case .next where found.count <= Self.longest: return .goOn
    case .end, .next, .endless:
      return .failed(.unreadable("a list of topics that ends", from: api.endpoint))
    }
  }
}

extension CallFailure {
  /// A success in a form that the API doesn't have.
  static func unreadable(_ what: String, from endpoint: FCMEndpoint) -> CallFailure {
    CallFailure(
      .unreadableAnswer, "\(endpoint.answerer) didn't answer with \(what)",
      remedy: "check the endpoint \(endpoint)", reach: .run, status: 200)
  }
}
