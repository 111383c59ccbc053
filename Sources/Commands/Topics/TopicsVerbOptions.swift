public import ArgumentParser
internal import FCMClient

/// What `topics add` or `topics remove` is asked to do.
public struct TopicsVerbOptions<Direction: TopicsDirection>: ParsableArguments, Sendable {
  @Argument(
    help: ArgumentHelp(
      """
      Registrations (test targets by name, installation IDs or tokens), then topics; with \
      --\(Direction.preposition) or --file only topics.
      """, valueName: "registration, topic"), completion: .registrationsAndTopics)
  public var words: [String] = []

  @Option(
    name: .customLong(Direction.preposition), parsing: .upToNextOption,
    help: ArgumentHelp(
      "The registrations, if all other words are topics; or a list of them: lines or CSV with a header.",
      valueName: "registration"),
    completion: .testTargets)
  public var registrations: [String] = []

  @OptionGroup public var change: TopicsChangeOptions

  public init() {}

  /// All words behind `--to` are its own, and so a topic there would be taken for a registration.
  public func validate() throws {
    guard words.isEmpty else { return }
    let (verb, option) = (Direction.action.rawValue, "--\(Direction.preposition)")
    guard registrations.isEmpty else {
      throw ValidationError(
        "No topic: all words after \(option) are registrations. Name topics before it: pushwright topics \(verb) "
          + "TOPIC \(option) FILE.")
    }
    throw ValidationError(
      "No topic: name registrations, then topics: pushwright topics \(verb) REGISTRATION TOPIC.")
  }
}
