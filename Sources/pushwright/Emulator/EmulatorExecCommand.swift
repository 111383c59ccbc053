import ArgumentParser
import Commands
import FCMClient
import FCMEmulator
import Foundation
import LocalFiles
import LocalPrograms
import Synchronization

/// `pushwright emulator exec`: a program that takes a local FCM for Google's.
struct EmulatorExecCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exec",
    abstract: "Run a command, unchanged, against a local FCM instead of Google's.",
    discussion: """
      Sends, topics and tokens of the command and of the programs that it starts reach an FCM on this \
      machine, which answers as `pushwright emulator` does, failures by name included. Admin SDKs for \
      Python, Node.js, Go, Java and .NET, curl and most other clients need no change: proxy variables, \
      a certificate authority made for this run, and a start file for Python and for Node.js lead them \
      there. If GOOGLE_APPLICATION_CREDENTIALS isn't set, it names a service account that exists nowhere.

      Nothing else goes through: a connection to another host is refused and reported on standard \
      error. Hosts in NO_PROXY are left alone; so are localhost and programs that ignore these \
      variables. PUSHWRIGHT_EMULATOR has the local FCM's address.

      Exits with the command's status, with 128 and the number of the signal that ended it, with 126 if \
      it isn't executable, and with 127 if there is none. Signals are passed on.
      """)

  @Option(
    name: .customLong("project-id"),
    help: ArgumentHelp(
      "The project of the made-up service account; GOOGLE_CLOUD_PROJECT, or demo-project, if left out.",
      valueName: "id"))
  var project: String?

  @Option(
    help: ArgumentHelp(
      "Answer 429 to more requests to send than this in a minute, for each project.",
      valueName: "number"))
  var quota: Int?

  @Option(help: ArgumentHelp("How many messages to remember.", valueName: "number"))
  var keep: Int?

  @OptionGroup var state: EmulatorStateOptions

  @OptionGroup var options: EmulatorSceneOptions

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The command and its arguments, after --.", valueName: "command"))
  var words: [String] = []

  func validate() throws {
    if let quota, quota < 1 { throw ValidationError("--quota takes a number from 1 on") }
    if let keep, !(1...1_000_000).contains(keep) {
      throw ValidationError("--keep takes a number from 1 to 1000000")
    }
  }

  func run() async throws {
    let words = words.first == "--" ? Array(words.dropFirst()) : words
    guard !words.isEmpty else {
      throw CommandFailure(
        .usage, "no command is named: write it after --, as in pushwright emulator exec -- pytest"
      ).narrated()
    }
    if let option = words.first, option.hasPrefix("-"), self.words.first != "--" {
      throw CommandFailure(
        .usage, "exec has no option \(option): write -- before the command, or see exec --help"
      ).narrated()
    }
    let asked = try askedProject()
    let environment = ProcessInfo.processInfo.environment
    var (scene, record) = try EmulatorStartCommand.narrating { () throws(CommandFailure) in
      try state.scene(try options.scene())
    }
    do throws(CommandFailure) {
      try await scene.readStrings()
    } catch {
      throw error.narrated()
    }
    let run = ExecRun(
      words: words, environment: environment,
      project: ClientSetup.project(asked: asked, environment: environment), quota: quota,
      keep: keep,
      scene: scene, state: state, record: record)
    let watched = await ExecSignals.watching()
    defer { withExtendedLifetime(watched) {} }
    let status: Int32
    do throws(CommandFailure) {
      status = try await run.status(watched.signals)
    } catch {
      throw error.narrated()
    }
    if status != 0 { throw ExitCode(status) }
  }

  private func askedProject() throws -> ProjectID? {
    guard let project else { return nil }
    guard let id = ProjectID(project) else {
      throw CommandFailure(.usage, "‘\(project)’ isn't a project ID").narrated()
    }
    return id
  }
}
