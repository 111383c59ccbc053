import Drafts
import FCMClient
import Workspace

/// Subscribing the test devices that would not show the draft's broadcast.
extension Composer {
  var subscribingAvailability: Availability {
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
      ? .unavailable(because: "every test device with known topics has it already")
      : .available
  }

  /// `I`: names devices, topic and project before anything is changed.
  mutating func askToSubscribe() {
    guard let order = subscription, let topic = broadcastTopic else { return }
    endEditing()
    notice = nil
    open(SubscriptionQuestion(order, topic: topic, devices: unsubscribedDevices.map(\.name)))
  }

  /// The question was answered with yes.
  mutating func subscribe(_ question: SubscriptionQuestion) -> [Effect] {
    if case .unavailable(let reason) = subscribingAvailability {
      notice = Notice(.warning, reason.capitalizedFirst)
      return []
    }
    sending.changeTopics { $0.begin(adding: question.topic) }
    notice = Notice(
      .info, "Subscribing \(Self.list(question.devices)) to \(question.topic)…")
    return [.changeTopics(question.order)]
  }

  private var subscription: TopicChangeOrder? {
    guard let topic = broadcastTopic.flatMap({ try? Topic($0) }), let project,
      let profile = profile.choice.profile,
      let endpoint = try? FCMEndpoint(parsing: profile.endpoint)
    else { return nil }
    let changes = unsubscribedDevices.compactMap { device in
      (try? Registration(device.address)).map { TopicChange(.add, topic, $0) }
    }
    return changes.isEmpty
      ? nil
      : TopicChangeOrder(
        changes, profile: profile.name, project: project, endpoint: endpoint, account: nil)
  }

  /// FCM is asked again: only its own answer counts.
  mutating func takeTopicChange(_ result: TopicChangeResult) -> [Effect] {
    // Another profile is in use by now: the history tells what became of it.
    guard let topic = topics.adding else { return [.readHistory] }
    sending.changeTopics { $0.endAdding() }
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
}
