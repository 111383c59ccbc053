import ArgumentParser
import Commands
import PushMessages

/// `pushwright emulator assert`: whether the simulated devices can show the messages that came.
struct EmulatorAssertCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assert",
    abstract: "Check that messages came and that simulated devices can show them; 1 if not.",
    discussion: """
      Asks the FCM of `pushwright emulator`, or of `emulator exec` inside it (PUSHWRIGHT_EMULATOR). Exits \
      with 0 only if at least --count messages match, the devices have judged each of them, no device \
      crashes, shows a key or a garbled text, and lint finds no error in them. Standard error says what is \
      wrong, a line for each device.

      What isn't known fails, too: texts that Pushwright couldn't read, a message that came to no device, \
      one that still waits, and one that the app gets to show by itself. --allow-unknown lets that pass.

      With --timeout 0 it asks once.
      """)

  @OptionGroup var options: MessageOptions

  @Option(
    help: ArgumentHelp(
      "A text that a device has to show of each message; with --device that device.",
      valueName: "text"))
  var shows: String?

  @Flag(
    name: .customLong("allow-unknown"),
    help: "Let messages pass of which no one knows what devices show.")
  var allowsUnknown = false

  func run() async throws {
    let question = MessageQuestion(
      verb: "assert", options: options,
      parameters: [("shows", shows), ("allow_unknown", allowsUnknown ? "true" : nil)])
    let hasPassed: Bool
    do throws(CommandFailure) {
      let answer = try await question.answer()
      hasPassed = answer?["passed"]?.kind == .boolean(true)
      Narration.say(each: (answer?["problems"]?.elements ?? []).compactMap { $0["text"]?.string })
    } catch {
      throw error.narrated()
    }
    if !hasPassed { throw ExitCode(1) }
  }
}
