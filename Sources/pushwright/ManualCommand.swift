import ArgumentParser
import Commands

/// `pushwright manual`: prints the manual pages, for packages.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print a manual page, for packages.", shouldDisplay: false)

  @OptionGroup var options: ManualOptions

  func run() throws {
    do throws(CommandFailure) {
      try options.run(help: Pushwright._dumpHelp())
    } catch {
      throw error.narrated()
    }
  }
}
