public import ArgumentParser
public import Commands
import FCMClient

/// `pushwright topics add` and `remove`: the verbs with their network, their journal and the person at the terminal.
extension TopicsVerbOptions: AsyncParsableCommand {
  public static var configuration: CommandConfiguration {
    let verb = Direction.action.rawValue
    return CommandConfiguration(
      commandName: verb,
      abstract:
        "\(verb.prefix(1).uppercased())\(verb.dropFirst()) topics \(Direction.preposition) devices.",
      usage: "pushwright topics \(verb) <registration> ... <topic> ... [--yes] [<options>]",
      discussion: TopicsChange.discussion)
  }

  public func run() async throws {
    let calls = await VerbCalls.begin()
    try await calls.untilSignal {
      try await TopicsChangeRun(TopicsChange(self), permit: calls.permit, caller: calls.sender)
        .run()
    }
  }
}

extension TopicsChange {
  fileprivate static let discussion = """
    Name registrations first, then topics: pixel-mia dxJ4k…:APA91b… news. A word counts as a registration only if it is \
    the name of a test target, or by its form. A topic whose name could be a slip for a test target's is written with \
    /topics/ before it.

    A file of registrations goes alone behind --to (add) or --from (remove): one a line, or CSV with a header. --results \
    writes an object for each of them to a new file, with the whole registration.

    Without --yes Pushwright prints what it would do and exits 64. A topic that a device already has, or doesn't have, \
    counts as done, so you can run the same command again without harm.

    With --yes Pushwright makes 100 changes at a time, at most 3000 a second. It waits if FCM's quota is used up, and \
    tries again if servers or connections fail. The history records the changes before the first one is made, and the \
    results after the last one. A signal ends the run once the changes under way are answered; a second one ends it at \
    once.

    Prints a line for each registration and topic: added, already, removed, absent, refused, unknown or not-done. Exits 0 if all \
    is done, 1 if some isn't, 64 without --yes, 65 if lines of the list are malformed, 69 if FCM can't be reached, 75 if \
    its quota is used up, 76 if some results are unknown, 77 if it isn't allowed, 78 for a mistake in the configuration, \
    130 if it was interrupted.
    """
}
