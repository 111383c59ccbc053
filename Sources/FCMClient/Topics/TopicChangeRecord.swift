import PushMessages

/// What the history keeps about changes of a topic: whose registrations, and how each went.
public enum TopicChangeRecord {
  /// The topic and the registrations of an entry, as its payload has them; `nil` for the payload of a message.
  public static func contents(
    ofPayload payload: String
  ) -> (topic: String, registrations: [String])? {
    guard let node = try? JSONNode(strict: payload), let topic = node["topic"]?.string,
      let list = node["registrations"]?.elements
    else { return nil }
    return (topic, list.compactMap(\.string))
  }

  static func payload(_ batch: TopicChangeBatch) -> String {
    JSONText.compact(
      .object([
        .init("topic", .string(batch.topic.description)),
        .init("registrations", .list(batch.registrations.map { .string($0.text) })),
      ]))
  }

  /// What isn't simply done, each with its place in the payload's list, counted from 0; then how many are.
  static func results(_ results: [Result<TopicChange.Success, CallFailure>?]) -> String {
    var counts: [JSONValue.Member] = []
    for success in TopicChange.Success.allCases {
      let count = results.count { $0 == .success(success) }
      if count > 0 { counts.append(.init(success.rawValue, .number("\(count)"))) }
    }
    let others = results.enumerated().compactMap { index, result -> JSONValue? in
      let failure: CallFailure?
      switch result {
      case .success: return nil
      case .failure(let reason): failure = reason
      case nil: failure = nil
      }
      return .object([
        .init("index", .number("\(index)")),
        .init("result", .string(failure?.resultName ?? CallFailure.cancelled.resultName)),
        .init("code", .string("\(failure?.code ?? .cancelled)")),
      ])
    }
    if !others.isEmpty { counts.append(.init("others", .list(others))) }
    return JSONText.compact(.object(counts))
  }
}

extension CallFailure {
  /// One word for a registration that did not get what was asked for.
  public var resultName: String {
    switch reach {
    case .call: "refused"
    case .unknown, .foreign: "unknown"
    case .nothingLeft, .notTried, .run, .token, .quota: "not-done"
    }
  }
}
