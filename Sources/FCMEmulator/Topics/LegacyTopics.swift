import FCMClient
import PushMessages

/// Topics as Instance ID has them: one topic and up to a thousand registrations in a request, an answer for each.
struct LegacyTopics {
  private static let mostRegistrations = 1000

  let topics: EmulatedTopics
  let project: ProjectID
  /// Or else it removes.
  let adds: Bool

  func answer(_ request: EmulatorRequest, at now: Int) -> EmulatorAnswer {
    guard request.method == "POST" else { return .noSuchPath }
    guard let body = try? JSONNode(strict: request.body), let topic = topic(in: body),
      let registrations = registrations(in: body)
    else { return Self.refusal(400, "INVALID_ARGUMENT") }
    return AskedBehavior(header: request.behavior, names: [topic]).answer(
      accept: {
        let results = registrations.map { result(for: $0, topic, at: now) }
        let object = EmulatorAnswer.object([("results", .list(results))])
        return EmulatorAnswer(status: 200, body: JSONText.compact(object))
      },
      refuse: { refusal in
        let (status, code) = Self.code(of: refusal)
        return Self.refusal(status, code)
      })
  }

  private func topic(in body: JSONNode) -> String? {
    guard let to = body["to"]?.string, to.hasPrefix("/topics/") else { return nil }
    let topic = String(to.dropFirst("/topics/".count))
    return (try? Topic(topic)) == nil ? nil : topic
  }

  private func registrations(in body: JSONNode) -> [String]? {
    guard let elements = body["registration_tokens"]?.elements,
      (1...Self.mostRegistrations).contains(elements.count)
    else { return nil }
    let tokens = elements.compactMap(\.string)
    return tokens.count == elements.count ? tokens : nil
  }

  /// An empty object, or one with the member `error`; clients stumble over anything else.
  private func result(for registration: String, _ topic: String, at now: Int) -> JSONValue {
    if case .known(.refusal(let refusal, _)) = AskedBehavior(header: nil, names: [registration]) {
      return Self.error(Self.code(of: refusal).name)
    }
    guard !registration.isEmpty, DeviceAddress.fault(in: .token(registration)) == nil else {
      return Self.error("INVALID_ARGUMENT")
    }
    guard adds else {
      topics.remove(topic, from: registration, of: project)
      return EmulatorAnswer.object([])
    }
    let isAdded = topics.add(topic, to: registration, of: project, at: now)
    return isAdded ? EmulatorAnswer.object([]) : Self.error("TOO_MANY_TOPICS")
  }

  private static func error(_ name: String) -> JSONValue {
    EmulatorAnswer.object([("error", .string(name))])
  }

  private static func refusal(_ status: Int, _ name: String) -> EmulatorAnswer {
    EmulatorAnswer(status: status, body: JSONText.compact(error(name)))
  }

  /// One of the names that clients know.
  private static func code(
    of refusal: EmulatedBehavior.Refusal
  ) -> (status: Int, name: String) {
    switch refusal {
    case .unregistered, .unknownProject: (404, "NOT_FOUND")
    case .quotaExceeded, .projectQuotaExceeded: (429, "RESOURCE_EXHAUSTED")
    case .unauthenticated: (401, "UNAUTHENTICATED")
    case .senderIDMismatch, .permissionDenied, .thirdPartyAuth: (403, "PERMISSION_DENIED")
    case .internal: (500, "INTERNAL")
    case .unavailable: (503, "DEADLINE_EXCEEDED")
    }
  }
}
