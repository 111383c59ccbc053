public import ArgumentParser

/// What adding and removing topics have in common.
public struct TopicsChangeOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "More registrations, one a line; # begins a comment, - reads standard input.",
      valueName: "file"))
  public var file: String?

  @Flag(help: "Do it; without this, only what would be done is printed.")
  public var yes = false

  @Flag(help: "Leave malformed lines out, instead of doing nothing because of them.")
  public var skipMalformed = false

  @Option(help: "How to print it: text, or a JSON object a line.")
  public var format: LineFormat = .text

  @OptionGroup public var options: ProfileOptions

  public init() {}
}
