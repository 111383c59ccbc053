import ArgumentParser
import Commands
import ComposerState
import Foundation
import ProjectStart

/// `pushwright compose`, and `pushwright` alone: the screen.
struct ComposeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose", abstract: "Open a draft in the composer.")

  @Argument(help: "The draft, or a directory of drafts to choose from.", completion: .drafts)
  var draft: String?

  @Flag(help: "Open a sample app in seven languages, with drafts and a local FCM. Needs no setup.")
  var demo = false

  @Flag(help: "Draw symbols and frames in ASCII; messages keep their characters.")
  var ascii = false

  @Flag(help: "For screen readers: no frames, and the cursor marks the focus.")
  var accessible = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  @OptionGroup var project: ProjectOptions

  @MainActor
  func run() async throws {
    var ending: Session.Ending
    do {
      guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
        throw CommandFailure(
          .usage, "the composer needs a terminal; use pushwright preview DRAFT instead")
      }
      ending = try await Session(self).run()
      if let start = ending.newStart { ending = try await Session(begin(start)).run() }
    } catch let failure as CommandFailure {
      Narration.say(failure.sentence)
      throw ExitCode(failure.status.rawValue)
    }
    // A terminal that takes nothing more must not hold the program.
    Patience.watching().decided(ending.status)
    for line in ending.lastWords { Narration.say(line) }
    if ending.status != 0 { throw ExitCode(ending.status) }
  }

  /// The same command for another start, after what that needs on the terminal.
  private func begin(_ start: NewStart) async throws(CommandFailure) -> ComposeCommand {
    var command = self
    switch start {
    case .demo: command.demo = true
    case .initialize:
      try await InitCommand.run(.here)
      command.draft = ProjectPlan.draft
    }
    return command
  }
}
