import ArgumentParser
import Commands

@main
struct Pushwright: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pushwright",
    abstract: "Compose Firebase Cloud Messages and see what every device really shows.",
    version: "0.1.0",
    subcommands: [ComposeCommand.self, PreviewCommand.self],
    defaultSubcommand: ComposeCommand.self)
}
