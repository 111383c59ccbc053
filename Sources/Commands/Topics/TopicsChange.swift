public import FCMClient

/// A change of topics as the command line asks for it.
public struct TopicsChange: Sendable {
  public var action: TopicAction
  var topics: [String]
  var registrations: [String]
  var options: TopicsChangeOptions

  public init(_ add: TopicsAddOptions) {
    self.init(.add, add.topics, add.registrations, add.change)
  }

  public init(_ remove: TopicsRemoveOptions) {
    self.init(.remove, remove.topics, remove.registrations, remove.change)
  }

  private init(
    _ action: TopicAction, _ topics: [String], _ registrations: [String],
    _ options: TopicsChangeOptions
  ) {
    self.action = action
    self.topics = topics
    self.registrations = registrations
    self.options = options
  }
}
