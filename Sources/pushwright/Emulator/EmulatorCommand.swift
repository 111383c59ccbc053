import ArgumentParser

/// `pushwright emulator`: a local FCM, alone or for one command.
///
/// It has no options itself: those of a verb around others would be read before theirs.
struct EmulatorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emulator",
    abstract: "Run a local FCM that checks messages as FCM does and delivers nothing.",
    discussion: """
      Without a command it starts and runs until Ctrl-C: `pushwright emulator --port 8099` is short for \
      `pushwright emulator start --port 8099`. `emulator exec` runs another program against a local \
      FCM of its own, `emulator wait` waits for messages there, `emulator assert` fails if devices can't \
      show them, and `emulator replay` judges recorded requests again.
      """,
    subcommands: [
      EmulatorStartCommand.self, EmulatorExecCommand.self, EmulatorWaitCommand.self,
      EmulatorAssertCommand.self, EmulatorReplayCommand.self,
    ],
    defaultSubcommand: EmulatorStartCommand.self)
}
