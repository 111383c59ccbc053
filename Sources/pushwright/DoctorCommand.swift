import ArgumentParser
import Commands
import Diagnosis
import Foundation
import Workspace

/// `pushwright doctor`: looks at everything that a send needs, and says what to do about what is wrong.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check terminal, configuration, project, strings, credentials, history and network.",
    discussion: """
      Prints a line for each check: ✓ works, ⚠ works with a remark, ✗ doesn't work, and below it \
      what to do. Exits 1 if something doesn't work. Without --online nothing leaves this \
      machine. It never shows a token or a key.

      With --app it reads the sources of the project's apps instead, and shows what messages rely on: \
      Firebase project, package, default icon, color and channel, permission, extension, \
      entitlements and languages, each with its file and line.
      """)

  @OptionGroup var options: DoctorOptions

  func run() async throws {
    let report: DoctorReport
    do throws(CommandFailure) {
      report =
        try await options.app
        ? AppSetup(of: options.project()).report() : examine()
      try StandardOutput.write(options.format == .json ? report.json : report.text)
    } catch {
      throw error.narrated()
    }
    if report.checks.hasFailure { throw ExitCode.failure }
  }

  private func examine() async throws(CommandFailure) -> DoctorReport {
    let environment = ProcessInfo.processInfo.environment
    let directories = StandardDirectories(environment: environment)
    let project = try options.project()
    let user = UserConfiguration.onDisk(directories).configuration
    let terminal = await TerminalFacts.reading(environment, user)
    let facts = await ProjectFacts.reading(project, directories) { user, path in
      KeymapProblems.all(in: user.keymap, path: path)
    }
    let examination = SendingExamination(
      user: user, environment: environment, isOnline: options.online)
    let sending = await examination.facts(
      of: options.profiles(of: project), history: SendingFacts.history(of: project))
    return DoctorReport(terminal.checks + facts.checks + sending.checks)
  }
}
