/// That one registration gets a topic, or loses it.
public struct TopicChange: Hashable, Sendable {
  public var action: TopicAction
  public var topic: Topic
  public var registration: Registration

  public init(_ action: TopicAction, _ topic: Topic, _ registration: Registration) {
    self.action = action
    self.topic = topic
    self.registration = registration
  }

  /// How it went well.
  public enum Success: String, Hashable, Sendable, CaseIterable {
    case added
    /// It had the topic before.
    case already
    case removed
    /// It did not have the topic, or an attempt whose answer was lost has removed it.
    case absent
  }
}
