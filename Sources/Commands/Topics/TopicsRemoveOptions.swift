public import ArgumentParser

/// What `topics remove` is asked to do.
public struct TopicsRemoveOptions: ParsableArguments, Sendable {
  @Argument(help: ArgumentHelp("The topics, without /topics/.", valueName: "topic"))
  public var topics: [String]

  @Option(
    name: .customLong("from"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Test targets of the profile by name, installation IDs or tokens.", valueName: "registration")
  )
  public var registrations: [String] = []

  @OptionGroup public var change: TopicsChangeOptions

  public init() {}

  public func validate() throws { try change.validate(registrations, after: "--from") }
}
