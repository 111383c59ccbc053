import ArgumentParser
import Commands

/// `pushwright config validate`: the verb, with the screen's knowledge of commands and keys.
struct ConfigValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check the project file, your configuration and your themes.",
    discussion: """
      Prints a line for each problem, as FILE:LINE:COLUMN: error: …, and exits 1 if there is an \
      error. A warning is about something that has no effect.
      """)

  @OptionGroup var options: ConfigValidateOptions

  func run() throws {
    let validation = ConfigValidation { KeymapProblems.all(in: $0, path: $1) }
    let hasError: Bool
    do throws(CommandFailure) {
      hasError = try options.run(validation)
    } catch {
      throw error.narrated()
    }
    if hasError { throw ExitCode.failure }
  }
}
