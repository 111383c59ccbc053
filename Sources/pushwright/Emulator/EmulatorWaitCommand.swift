import ArgumentParser
import Commands
import PushMessages

/// `pushwright emulator wait`: waits until a local FCM has got a message.
struct EmulatorWaitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wait",
    abstract: "Wait until a local FCM has accepted a message; 1 if it doesn't in time.",
    discussion: """
      Asks the FCM of `pushwright emulator`, or of `emulator exec` inside it (PUSHWRIGHT_EMULATOR). All \
      conditions have to hold. Prints the messages that match, one JSON object per line, oldest first. \
      With --timeout 0 it asks once.

      To fail a build when a device can't show a message, use `emulator assert`: the opposite of `wait` is \
      also true if nothing was sent.
      """)

  @OptionGroup var options: MessageOptions

  @Option(help: ArgumentHelp("Messages of which a device shows this text.", valueName: "text"))
  var shows: String?

  @Option(
    help: ArgumentHelp(
      "Messages of which a device makes this: crashes, garbled, shows_key, …, or error or warning for all of a kind.",
      valueName: "verdict"))
  var verdict: String?

  @Option(
    help: ArgumentHelp(
      "Messages in which lint finds this: the id of a rule, or error or warning for all of a kind.",
      valueName: "rule"))
  var finding: String?

  @Option(
    help: ArgumentHelp(
      "Messages with this outcome on a device now, such as delivered or pending.",
      valueName: "outcome"))
  var outcome: String?

  func run() async throws {
    let question = MessageQuestion(
      verb: "wait", options: options,
      parameters: [
        ("shows", shows), ("outcome", outcome), ("verdict", verdict), ("finding", finding),
      ])
    let isFound: Bool
    do throws(CommandFailure) {
      let messages = try await question.answer()?["messages"]?.elements
      isFound = messages != nil
      try StandardOutput.write((messages ?? []).map { JSONText.compact($0) + "\n" }.joined())
    } catch {
      throw error.narrated()
    }
    if !isFound { throw ExitCode(1) }
  }
}
