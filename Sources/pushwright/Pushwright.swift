import ArgumentParser
import Commands
import TextLayout

/// The program: its verbs, and the one place where errors become words and a status.
struct Pushwright: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pushwright",
    abstract: "Compose Firebase Cloud Messages and see what every device really shows.",
    version: ProgramVersion.described,
    subcommands: [
      ComposeCommand.self, InitCommand.self, PreviewCommand.self, LintOptions.self,
      ReviewCommand.self,
      SendOptions.self,
      ConvertCommand.self, StringsCommand.self, TopicsCommand.self, DeliveryOptions.self,
      HistoryCommand.self, EmulatorCommand.self, ConfigCommand.self, DoctorCommand.self,
      KeepCommand.self,
      SchemaCommand.self, ManualCommand.self,
    ],
    defaultSubcommand: ComposeCommand.self)

  /// The words that begin a verb which promises a last line or a status of its own, whenever it is asked to leave.
  private static let promisingWords: Set<String> = ["send", "emulator", "history", "topics"]

  static func run() async {
    let words = Array(CommandLine.arguments.dropFirst())
    if let verb = words.first, !promisingWords.contains(verb) { EarlySignals.letGo() }
    let complaint =
      CommandLineLimit.complaint(about: words)
      ?? VerbSpelling.complaint(about: words, in: Pushwright.self)
      ?? RequiredReviews.complaint(about: words)
    if let complaint {
      EarlySignals.letGo()
      Narration.say(complaint)
      exit(withError: ExitCode.validationFailure)
    }
    var command: any ParsableCommand
    do {
      command = try VerbLookup.command(of: words, in: Pushwright.self)
    } catch {
      EarlySignals.letGo()
      end(with: error)
    }
    do {
      let isPromising =
        command is SendOptions || command is EmulatorStartCommand
        || command is EmulatorExecCommand || command is HistorySettleCommand
        || command is TopicsVerbOptions<AddingTopics>
        || command is TopicsVerbOptions<RemovingTopics>
      if !isPromising { EarlySignals.letGo() }
      // Whether a row was written has to be said by the status.
      if command is HistorySettleCommand { await Patience.watching().records() }
      if var verb = command as? any AsyncParsableCommand {
        try await verb.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// Prints help as data and mistakes as narration; arguments that are quoted in them may hold anything.
  private static func end(with error: any Error) -> Never {
    let code = exitCode(for: error)
    let text = printed(fullMessage(for: error))
    if code.isSuccess {
      do throws(CommandFailure) {
        try StandardOutput.write(text + "\n")
      } catch {
        exit(withError: error.narrated())
      }
    } else if !text.isEmpty, !isCompleting {
      Narration.write(text)
    }
    exit(withError: code)
  }

  /// Whether a shell asks for candidates, which are fit for it already, and in whose line no complaint may appear.
  private static var isCompleting: Bool {
    CommandLine.arguments.dropFirst().first == "---completion"
  }

  private static func printed(_ message: String) -> String {
    if isCompleting { return message }
    if CommandLine.arguments.contains(where: { $0.hasPrefix("--generate-completion-script") }) {
      return CompletionScript.extended(message)
    }
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { String($0).displayable }.joined(separator: "\n")
  }
}
