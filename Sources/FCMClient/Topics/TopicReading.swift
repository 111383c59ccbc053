/// What is asked about a registration: all of its topics, or one.
public enum TopicReading: CallWork {
  case list(TopicListWork)
  case get(TopicGetWork)

  public init(_ registration: Registration, topic: Topic? = nil, _ api: TopicAPI) {
    self =
      topic.map { .get(TopicGetWork($0, of: registration, api)) }
      ?? .list(TopicListWork(registration, api))
  }

  public var call: APICall {
    switch self {
    case .list(let work): work.call
    case .get(let work): work.call
    }
  }

  public mutating func take(_ answer: APIAnswer) -> CallStep<[TopicSubscription]> {
    switch self {
    case .list(var work):
      let step = work.take(answer)
      self = .list(work)
      return step
    case .get(let work): return work.take(answer)
    }
  }
}
