import CalendarTime
import FCMClient
import PushMessages
import Synchronization
import TextEncodings

/// The topics of registrations, as the topic subscription API has them.
///
/// A registration exists as soon as a request names it. The emulator forgets registrations if there are too many.
final class EmulatedTopics: Sendable {
  private struct Key: Hashable {
    var project: ProjectID
    /// The name that all registrations of a device share.
    var registration: String
    /// As a request names it.
    var written: String

    static func == (left: Key, right: Key) -> Bool {
      left.project == right.project && left.registration == right.registration
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(project)
      hasher.combine(registration)
    }
  }

  /// The topics of one registration, for another run.
  struct Kept: Hashable, Sendable {
    var project: ProjectID
    /// As a request named it.
    var registration: String
    /// The time of each topic's subscription, in seconds since 1970.
    var topics: [String: Int]
  }

  private struct State {
    /// The time of each topic's subscription, in seconds since 1970.
    var topics: [Key: [String: Int]] = [:]
    var order: [Key] = []
  }

  /// Topics that an app on a device may have.
  private static let topicLimit = 2000
  private static let standardPage = 1000
  private static let longestPage = 2000

  private let state = Mutex(State())
  private let limit: Int
  private let naming: @Sendable (String) -> String

  /// So many registrations are remembered; `naming` gives the name that all registrations of a device share.
  init(limit: Int, naming: @escaping @Sendable (String) -> String = { $0 }) {
    self.limit = limit
    self.naming = naming
  }

  /// The topics of a device, by the name that all of its registrations share.
  func names(ofDevice name: String, of project: ProjectID) -> Set<String> {
    let key = Key(project: project, registration: name, written: name)
    return state.withLock { Set(($0.topics[key] ?? [:]).keys) }
  }

  /// The topics of all registrations, in the order in which they were first named.
  var kept: [Kept] {
    state.withLock { state in
      state.order.compactMap { key in
        guard let topics = state.topics[key], !topics.isEmpty else { return nil }
        return Kept(project: key.project, registration: key.written, topics: topics)
      }
    }
  }

  /// Begins with the topics of an earlier run.
  func restore(_ kept: [Kept]) {
    clear()
    for one in kept {
      for (topic, time) in one.topics {
        _ = add(topic, to: one.registration, of: one.project, at: time)
      }
    }
  }

  /// Forgets the topics of all registrations.
  func clear() { state.withLock { $0 = State() } }

  private func key(_ project: ProjectID, _ registration: String) -> Key {
    Key(project: project, registration: naming(registration), written: registration)
  }

  /// `…/topicSubscriptions`: POST makes one, GET lists them.
  func answer(
    _ request: EmulatorRequest, _ project: ProjectID, _ registration: String, at now: Int
  ) -> EmulatorAnswer {
    let key = key(project, registration)
    switch request.method {
    case "GET": return list(key, request.query)
    case "POST":
      guard let topic = request.query["topic_name"], (try? Topic(topic)) != nil else {
        return .invalidTopic
      }
      return create(topic, key, at: now) ?? .exists(name(topic, key))
    default: return .notFound
    }
  }

  /// `…/topicSubscriptions/T`: GET, PATCH and DELETE.
  func answer(
    _ request: EmulatorRequest, _ project: ProjectID, _ registration: String, _ topic: String,
    at now: Int
  ) -> EmulatorAnswer {
    guard (try? Topic(topic)) != nil else { return .invalidTopic }
    let key = key(project, registration)
    let allowsMissing = request.query["allow_missing"] == "true"
    let known = state.withLock { $0.topics[key]?[topic] }
    switch request.method {
    case "GET": return known.map { .subscription(name(topic, key), topic, $0) } ?? .notFound
    case "PATCH":
      if let known { return .subscription(name(topic, key), topic, known) }
      return allowsMissing
        ? create(topic, key, at: now) ?? .exists(name(topic, key)) : .notFound
    case "DELETE":
      guard known != nil || allowsMissing else { return .notFound }
      state.withLock { $0.topics[key]?[topic] = nil }
      return EmulatorAnswer(status: 200, body: "{}")
    default: return .notFound
    }
  }

  /// Adds a topic, also one that the registration has already; `false` if it has too many.
  func add(_ topic: String, to registration: String, of project: ProjectID, at now: Int) -> Bool {
    let key = key(project, registration)
    return create(topic, key, at: now) != .tooManyTopics
  }

  /// Removes a topic, also one that the registration hasn't.
  func remove(_ topic: String, from registration: String, of project: ProjectID) {
    let key = key(project, registration)
    state.withLock { $0.topics[key]?[topic] = nil }
  }

  /// `nil` if the registration has it already.
  private func create(_ topic: String, _ key: Key, at now: Int) -> EmulatorAnswer? {
    state.withLock { state in
      if state.topics[key] == nil {
        state.order.append(key)
        if state.order.count > limit { state.topics[state.order.removeFirst()] = nil }
      }
      guard state.topics[key]?[topic] == nil else { return nil }
      guard state.topics[key]?.count ?? 0 < Self.topicLimit else { return .tooManyTopics }
      state.topics[key, default: [:]][topic] = now
      return .subscription(name(topic, key), topic, now)
    }
  }

  /// In the order of their names; the token of the next page is the last name of this one.
  private func list(_ key: Key, _ query: EmulatorQuery) -> EmulatorAnswer {
    guard
      let size = query.count(
        "page_size", standard: Self.standardPage, limit: Self.longestPage)
    else { return .invalidPage }
    let all = state.withLock { $0.topics[key] ?? [:] }.sorted { $0.key < $1.key }
    let after = query["page_token"] ?? ""
    let rest = after.isEmpty ? all[...] : all.drop { $0.key <= after }
    let page = rest.prefix(size)
    return .subscriptions(
      page.map { (name($0.key, key), $0.key, $0.value) },
      next: page.count < rest.count ? page.last?.key : nil)
  }

  private func name(_ topic: String, _ key: Key) -> String {
    let encoded = { PercentEncoding.encoding($0, keeping: PercentEncoding.isUnreserved) }
    return "projects/\(key.project)/registrations/\(encoded(key.written))/topicSubscriptions/"
      + encoded(topic)
  }
}
