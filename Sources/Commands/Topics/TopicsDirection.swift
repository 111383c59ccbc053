public import FCMClient

/// Whether a verb adds topics to devices or removes them, as the command line spells it.
public protocol TopicsDirection: Sendable {
  static var action: TopicAction { get }
  /// The option before registrations: `to` for `--to`.
  static var preposition: String { get }
}

/// `topics add … --to`.
public enum AddingTopics: TopicsDirection {
  public static let action = TopicAction.add
  public static let preposition = "to"
}

/// `topics remove … --from`.
public enum RemovingTopics: TopicsDirection {
  public static let action = TopicAction.remove
  public static let preposition = "from"
}
