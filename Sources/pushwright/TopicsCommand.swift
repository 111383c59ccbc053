import ArgumentParser
import Commands

/// `pushwright topics`: which topics registrations have.
struct TopicsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "topics",
    abstract: "List the topics of devices, add topics to them, or remove topics from them.",
    discussion: """
      A registration is an installation ID or a token; you can name the profile's test targets. FCM reports \
      neither the topics of a project nor the devices of a topic.
      """,
    subcommands: [
      TopicsListOptions.self, TopicsVerbOptions<AddingTopics>.self,
      TopicsVerbOptions<RemovingTopics>.self,
    ])
}
