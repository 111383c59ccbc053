import ArgumentParser

/// `pushwright config`: what is set for this user, beside the files.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Control what project files may do.",
    subcommands: [TrustCommand.self])
}
