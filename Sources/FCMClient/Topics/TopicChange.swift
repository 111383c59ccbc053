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
  public enum Success: String, Hashable, Sendable {
    case added
    /// It had the topic before.
    case already
    /// It does not have the topic now; whether it had is not told.
    case removed
  }
}
