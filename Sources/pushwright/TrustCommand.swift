import ArgumentParser
import Commands
import Foundation

/// `pushwright config trust`: the verb with its clock and the person at the terminal.
struct TrustCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trust",
    abstract: "Show what a project file does with your programs, keys and tokens, and allow it.",
    discussion: """
      A project file needs your permission to run a program, to read a key outside its directory, to send a token to another host than FCM's or what a variable holds to any, and to \
      record sends elsewhere. You give it once for each file, and again when one of these changes. \
      If others could have written the file, Pushwright doesn't use it at all before you allow it.
      """)

  @OptionGroup var options: TrustOptions

  func run() async throws {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    let ask: SendRun.Permission = { _ in
      await PermissionPrompt(Patience.watching()).asks()
    }
    let trust = TrustRun(
      options, environment: ProcessInfo.processInfo.environment,
      now: Int(Date().timeIntervalSince1970), ask: isTerminal ? ask : nil)
    do throws(CommandFailure) {
      try await trust.run()
    } catch {
      throw error.narrated()
    }
  }
}
