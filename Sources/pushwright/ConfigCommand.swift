import ArgumentParser
import Commands

/// `pushwright config`: what is set for this user, and by which file.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show, check and describe the configuration; control what project files may do.",
    subcommands: [
      ConfigShowCommand.self, ConfigValidateCommand.self, ConfigPathsCommand.self,
      ConfigSchemaCommand.self, TrustCommand.self,
    ])
}
