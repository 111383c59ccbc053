public import ArgumentParser

/// What `topics add` is asked to do.
public struct TopicsAddOptions: ParsableArguments, Sendable {
  @Argument(
    help: ArgumentHelp(
      """
      Registrations, which are test targets of the profile by name, installation IDs or tokens, and behind them the \
      topics, without /topics/; only topics with --to or --file.
      """, valueName: "registration, topic"))
  public var words: [String]

  @Option(
    name: .customLong("to"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "The registrations, if the words before are all topics.", valueName: "registration"))
  public var registrations: [String] = []

  @OptionGroup public var change: TopicsChangeOptions

  public init() {}
}
