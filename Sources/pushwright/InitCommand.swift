import ArgumentParser
import Commands
import Foundation

/// `pushwright init`: the verb with the person at the terminal.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Set up a project: find the app's strings, write pushwright.toml and a first draft.",
    discussion: """
      Looks through the directory for Android res directories, Apple Localizable tables, \
      google-services.json, GoogleService-Info.plist and release tags, asks what no file tells, \
      and writes a commented pushwright.toml and drafts/first-message.json with keys of the app. \
      It never overwrites a file, and changes nothing else. It follows no links, and passes over \
      hidden folders and those of builds and package managers.
      """)

  @OptionGroup var options: InitOptions

  func run() async throws {
    do throws(CommandFailure) {
      try await Self.run(options)
    } catch {
      throw error.narrated()
    }
  }

  /// Asks only a person: on a terminal, line by line.
  static func run(_ options: InitOptions) async throws(CommandFailure) {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    let ask: InitRun.Ask = { prompt in
      StandardError.write(prompt)
      return readLine()
    }
    try StandardOutput.write(try await InitRun(options, ask: isTerminal ? ask : nil).run())
  }
}
