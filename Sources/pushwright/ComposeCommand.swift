import ArgumentParser
import Commands
import Foundation

/// `pushwright compose`, and `pushwright` alone: the screen.
struct ComposeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose", abstract: "Open a draft in the composer.")

  @Argument(help: "The draft, or a directory whose drafts are listed first.")
  var draft: String?

  @Flag(help: "A sample app in seven languages with drafts and a local FCM: nothing to set up.")
  var demo = false

  @Flag(help: "Draw marks and frames in ASCII; the letters of messages stay.")
  var ascii = false

  @Flag(help: "For screen readers: no frames, and the cursor shows where the focus is.")
  var accessible = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  @OptionGroup var project: ProjectOptions

  @MainActor
  func run() async throws {
    let ending: Session.Ending
    do {
      guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
        throw CommandFailure(
          .usage, "the composer needs a terminal; use pushwright preview DRAFT instead")
      }
      let session = try Session(self)
      ending = try await session.run()
    } catch let failure as CommandFailure {
      Narration.say(failure.sentence)
      throw ExitCode(failure.status.rawValue)
    }
    // A terminal that takes nothing more must not hold the program.
    Patience.watching().decided(ending.status)
    for line in ending.lastWords { Narration.say(line) }
    if ending.status != 0 { throw ExitCode(ending.status) }
  }
}
