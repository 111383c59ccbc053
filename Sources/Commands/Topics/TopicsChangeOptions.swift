public import ArgumentParser

/// What adding and removing topics have in common.
public struct TopicsChangeOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "More registrations, one a line. # starts a comment, - reads standard input.",
      valueName: "file"), completion: .file())
  public var file: String?

  @Option(
    help: ArgumentHelp(
      "The CSV column with the registrations of a list; without it, the one called token or fid.",
      valueName: "name"))
  public var column: String?

  @Option(
    help: ArgumentHelp(
      "Write the result of each registration of a list to this new file, as JSON lines.",
      valueName: "file"), completion: .file())
  public var results: String?

  @Flag(help: "Make the changes; without this, Pushwright only prints them.")
  public var yes = false

  @Flag(help: "Skip malformed lines; otherwise one of them stops everything.")
  public var skipMalformed = false

  @Option(help: "How to print it: text, or a JSON object a line.")
  public var format: LineFormat = .text

  @OptionGroup public var options: ProfileOptions

  public init() {}
}
