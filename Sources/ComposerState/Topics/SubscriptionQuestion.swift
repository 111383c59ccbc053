public import FCMClient

/// The question whether test devices get the topic of the broadcast.
public struct SubscriptionQuestion: Modal {
  public let order: TopicChangeOrder
  public let topic: String
  /// The names of the devices, as the profile has them.
  public let devices: [String]

  init(_ order: TopicChangeOrder, topic: String, devices: [String]) {
    self.order = order
    self.topic = topic
    self.devices = devices
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard action == .dialog(.goOn) else { return .stay }
    let question = self
    return .close { $0.subscribe(question) }
  }
}
