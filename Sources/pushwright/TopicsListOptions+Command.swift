public import ArgumentParser
public import Commands

/// `pushwright topics list`: the verb with its network and the person at the terminal.
extension TopicsListOptions: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the topics that devices have.",
    discussion: """
      Prints a line for each registration and topic, or none for a registration without topics. Exits 0 if FCM answered \
      for all of them, 1 if it refused some, 69 if FCM can't be reached, 75 if its quota is used up, 77 if it isn't \
      allowed, 78 for a mistake in the configuration.
      """)

  public func run() async throws {
    let calls = await VerbCalls.begin()
    try await TopicsListRun(self, permit: calls.permit, caller: calls.sender).run()
  }
}
