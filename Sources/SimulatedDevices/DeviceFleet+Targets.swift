import PushMessages

extension DeviceFleet.Sent {
  /// Whether the message is for a device that has subscribed to these topics.
  func isFor(_ device: SimulatedDevice, with topics: Set<String>) -> Bool {
    if let registration = message["token"]?.string ?? message["fid"]?.string {
      return device.isReached(by: registration)
    }
    if let topic = message["topic"]?.string {
      let name = topic.hasPrefix("/topics/") ? String(topic.dropFirst("/topics/".count)) : topic
      return topics.contains(name)
    }
    guard let text = message["condition"]?.string, let condition = try? TopicCondition(text) else {
      return false
    }
    return condition.expression.holds(for: topics)
  }
}
