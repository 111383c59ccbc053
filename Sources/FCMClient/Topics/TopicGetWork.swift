/// Whether a registration has one topic.
public struct TopicGetWork: CallWork {
  private let api: TopicAPI
  private let registration: Registration
  private let topic: Topic

  public init(_ topic: Topic, of registration: Registration, _ api: TopicAPI) {
    self.topic = topic
    self.registration = registration
    self.api = api
  }

  public var call: APICall { api.get(topic, of: registration) }

  /// The subscription; none if FCM says that there is none.
  ///
  /// For an unknown registration it says the same.
  public func take(_ answer: APIAnswer) -> CallStep<[TopicSubscription]> {
    if let object = answer.object, let found = TopicSubscription(object),
      found.topic == topic.description
    {
      return .done([found])
    }
    if answer.status == 404, let remote = answer.remoteStatus, remote.isOfFCM(status: 404) {
      return .done([])
    }
    return .failed(CallFailure(answer, about: api.subject("get", about: "the topic")))
  }
}
