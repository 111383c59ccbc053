import FCMClient
import PushMessages
import SendPolicy
public import Workspace

/// Topics of the profile's test devices: FCM is asked when the user asks, and never by itself.
extension Composer {
  /// The profile's own devices, in its order.
  public var testDevices: [TestTarget] { profile.choice.profile?.testTargets ?? [] }

  var readTopicsAvailability: Availability {
    if let blocker = topicBlocker { return .unavailable(because: blocker) }
    return .available
  }

  /// `i`
  mutating func readTopics() -> [Effect] {
    topics.begin()
    notice = Notice(.info, "Asking FCM for the topics of \(Self.list(testDevices.map(\.name)))…")
    return [.readTopics(testDevices)]
  }

  mutating func takeTopics(_ answers: [String: DeviceTopics.Answer]) {
    topics.take(answers, at: now.seconds)
    let failures = testDevices.compactMap { device -> String? in
      guard case .failed(let sentence)? = answers[device.token] else { return nil }
      return sentence
    }
    if let failure = failures.first {
      notice = Notice(.error, "Topics: \(failure)")
    } else if let sentence = unsubscribedSentence {
      notice = Notice(.warning, sentence, offers: canSubscribe ? [.subscribeDevices] : [])
    } else {
      let count = testDevices.count
      notice = Notice(
        .good, "FCM has told the topics of \(count) test device\(count == 1 ? "" : "s")",
        offers: pane == .target ? [] : [.showTarget])
    }
  }

  /// Test devices that won't show the broadcast, as far as their topics are known.
  public var unsubscribedDevices: [TestTarget] {
    guard let expression = broadcast else { return [] }
    return testDevices.filter { device in
      guard let topics = topics.topics(of: device) else { return false }
      return !expression.holds(for: Set(topics))
    }
  }

  /// What the topics of a device are asked; `nil` where the draft goes to no topic.
  private var broadcast: TopicCondition.Expression? {
    let targets = document.targets
    guard targets.count == 1 else { return nil }
    switch targets[0] {
    case .topic(let name): return name.isEmpty ? nil : .topic(name)
    case .condition(let text): return (try? TopicCondition(text))?.expression
    case .token, .installation: return nil
    }
  }

  /// The one topic that the draft goes to.
  private var broadcastTopic: String? {
    guard case .topic(let name)? = broadcast, (try? Topic(name)) != nil else { return nil }
    return name
  }

  /// That test devices won't show the broadcast; `nil` where all do, or it isn't known.
  public var unsubscribedSentence: String? {
    let names = unsubscribedDevices.map(\.name)
    guard !names.isEmpty else { return nil }
    let isOne = names.count == 1
    let who = Self.list(names)
    let isNot =
      broadcastTopic.map { "\(isOne ? "isn't" : "aren't") subscribed to \($0)" }
      ?? "\(isOne ? "doesn't" : "don't") meet the condition"
    return "\(who) \(isNot): \(isOne ? "it" : "they") won't show this broadcast"
  }

  private var canSubscribe: Bool {
    availabilityOfSubscribing == .available
  }

  /// `I`
  var availabilityOfSubscribing: Availability {
    if let blocker = topicBlocker { return .unavailable(because: blocker) }
    guard broadcastTopic != nil else {
      return .unavailable(because: "the draft doesn't go to one topic")
    }
    if let profile = profile.choice.profile, profile.isReadOnly {
      return .unavailable(because: "the profile \(profile.name) is read-only")
    }
    guard testDevices.contains(where: { topics.topics(of: $0) != nil }) else {
      return .unavailable(because: "the topics of the test devices aren't known yet")
    }
    return unsubscribedDevices.isEmpty
      ? .unavailable(because: "the test devices whose topics are known have it already")
      : .available
  }

  mutating func subscribeDevices() -> [Effect] {
    guard let topic = broadcastTopic, let profile = profile.choice.profile, let project,
      let endpoint = try? FCMEndpoint(parsing: profile.endpoint)
    else { return [] }
    let devices = unsubscribedDevices
    let changes = devices.compactMap { device -> TopicChange? in
      guard let topic = try? Topic(topic), let registration = try? Registration(device.token) else {
        return nil
      }
      return TopicChange(.add, topic, registration)
    }
    guard !changes.isEmpty else {
      notice = Notice(.error, "No test device has a token that FCM could know")
      return []
    }
    topics.begin(adding: topic)
    notice = Notice(.info, "Subscribing \(Self.list(devices.map(\.name))) to \(topic)…")
    let order = TopicChangeOrder(
      changes, profile: profile.name, project: project, endpoint: endpoint, account: nil)
    return [.changeTopics(order)]
  }

  /// FCM is asked again: only its own answer counts.
  mutating func takeTopicChange(_ result: TopicChangeResult) -> [Effect] {
    let topic = topics.adding ?? "the topic"
    topics.endAdding()
    let failures = result.results.compactMap { result in
      if case .failure(let failure) = result { failure } else { nil }
    }
    if let failure = result.stoppedBy ?? failures.first {
      notice = Notice(.error, "Not subscribed to \(topic): \(failure.description)")
    } else {
      let count = result.results.count
      notice = Notice(
        .good, "Subscribed \(count) test device\(count == 1 ? "" : "s") to \(topic)")
    }
    guard readTopicsAvailability == .available else { return [.readHistory] }
    let said = notice
    let effects = readTopics()
    notice = said
    return effects + [.readHistory]
  }

  /// Why no topic is read or changed.
  private var topicBlocker: String? {
    if topics.isBusy { return "FCM is being asked already" }
    if let blocker = unchosenProfile ?? profile.blocker ?? projectBlocker { return blocker }
    guard project != nil else { return "the profile \(profile.name) names no project" }
    guard testDevices.isEmpty else { return nil }
    return "the profile \(profile.name) has no test devices: add test-targets = { NAME = \"TOKEN\" } "
      + "to [profiles.\(profile.name)] in \(ProjectFile.name)"
  }

  private static func list(_ names: [String]) -> String {
    guard names.count > 3 else { return names.joined(separator: ", ") }
    return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
  }
}
