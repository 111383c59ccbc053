public import ArgumentParser

/// What `topics list` is asked to do.
public struct TopicsListOptions: ParsableArguments, Sendable {
  @Argument(
    help: ArgumentHelp(
      "Test targets of the profile by name, installation IDs or tokens; without any, all test targets.",
      valueName: "registration"), completion: .testTargets)
  public var registrations: [String] = []

  @Option(
    help: ArgumentHelp(
      "More registrations, one a line. # starts a comment, - reads standard input.",
      valueName: "file"), completion: .file())
  public var file: String?

  @Option(
    help: ArgumentHelp("Print only whether they have this topic.", valueName: "name"),
    completion: .topics)
  public var topic: String?

  @Option(help: "How to print it: text, or a JSON object a line.")
  public var format: LineFormat = .text

  @OptionGroup public var options: ProfileOptions

  public init() {}
}
