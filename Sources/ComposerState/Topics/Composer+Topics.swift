import Drafts
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

  /// `i` asks for the topics of all of them.
  mutating func readTopics() -> [Effect] {
    sending.changeTopics { $0.begin() }
    notice = Notice(.info, "Asking FCM for the topics of \(Self.list(testDevices.map(\.name)))…")
    return [.readTopics(testDevices)]
  }

  mutating func takeTopics(_ answers: [String: DeviceTopics.Answer]) {
    let seconds = now.seconds
    sending.changeTopics { $0.take(answers, at: seconds) }
    let failures = testDevices.compactMap { device -> String? in
      guard case .failed(let sentence)? = answers[device.address] else { return nil }
      return sentence
    }
    if let failure = failures.first {
      notice = Notice(.error, "Topics: \(failure)")
    } else if let sentence = unsubscribedSentence {
      notice = Notice(
        .warning, sentence, offers: subscribingAvailability == .available ? [.subscribeDevices] : []
      )
    } else {
      let count = testDevices.count
      notice = Notice(
        .good, "FCM reported the topics of \(count) test device\(count == 1 ? "" : "s")",
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
  var broadcastTopic: String? {
    guard case .topic(let name)? = broadcast, (try? Topic(name)) != nil else { return nil }
    return name
  }

  /// That test devices won't show the broadcast; `nil` where all do, or it isn't known.
  public var unsubscribedSentence: String? {
    let names = unsubscribedDevices.map(\.name)
    guard !names.isEmpty else { return nil }
    let isOne = names.count == 1
    let who = Self.list(names)
    var topic: String?
    if case .topic(let name)? = broadcast { topic = name }
    let isNot =
      topic.map { "\(isOne ? "isn't" : "aren't") subscribed to \($0)" }
      ?? "\(isOne ? "doesn't" : "don't") meet the condition"
    return "\(who) \(isNot): \(isOne ? "it" : "they") won't show this broadcast"
  }

  /// Why no topic is read or changed.
  var topicBlocker: String? {
    if topics.isBusy { return "FCM hasn't answered yet" }
    if let blocker = unchosenProfile ?? profile.blocker ?? projectBlocker { return blocker }
    guard project != nil else { return "the profile \(profile.name) names no project" }
    guard testDevices.isEmpty else { return nil }
    return "the profile \(profile.name) has no test devices: add test-targets = { NAME = \"FID\" } "
      + "to [profiles.\(profile.name)] in \(ProjectFile.name)"
  }

  static func list(_ names: [String]) -> String {
    guard names.count > 3 else { return names.joined(separator: ", ") }
    return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
  }
}
