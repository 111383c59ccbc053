public import ArgumentParser

/// What `topics add` or `topics remove` is asked to do.
public struct TopicsVerbOptions<Direction: TopicsDirection>: ParsableArguments, Sendable {
  @Argument(
    help: ArgumentHelp(
      """
      Registrations (test targets by name, installation IDs or tokens), then topics; with \
      --\(Direction.preposition) or --file only topics.
      """, valueName: "registration, topic"), completion: .registrationsAndTopics)
  public var words: [String]

  @Option(
    name: .customLong(Direction.preposition), parsing: .upToNextOption,
    help: ArgumentHelp(
      "The registrations, if all other words are topics; or a list of them: lines or CSV with a header.",
      valueName: "registration"),
    completion: .testTargets)
  public var registrations: [String] = []

  @OptionGroup public var change: TopicsChangeOptions

  public init() {}
}
