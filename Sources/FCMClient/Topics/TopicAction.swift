/// What is done with a topic.
public enum TopicAction: String, Hashable, Sendable, CaseIterable {
  case add
  case remove
}
