import Commands
import ComposerState
import CursesTerminal
import Drafts
import Foundation

/// What the session does about the list that a draft goes to.
extension Session {
  /// A list may lie anywhere and have millions of lines: its disk is asked in its own time.
  func lookAtList(_ question: ListQuestion) {
    let path = projectFile.project.path(ofList: question.path)
    drafts.lookAtList(question, path: path)
  }

  /// Lends the terminal to the very verb that sends lists, so that one way has review, confirmation and history.
  func runList(_ order: ListRunOrder) {
    drafts.settle()
    let words = [Self.ownProgram, "send", order.draft.asArgument] + arguments(of: order)
    // A request to end can't wait until the list is sent: the verb stops it and keeps what it knows.
    let ending = SignalWatch(
      [SIGTERM, SIGHUP] + LeavingSignals.limits, on: .global(qos: .userInteractive)
    ) { _ in CursesScreen.endForegroundProgram() }
    let result = screen?.runInForeground(words)
    ending.stop()
    drafts.lookAgain()
    switch result {
    case .exited(let status): update(.listRunEnded(order, .exited(status: status)))
    case let failure?: update(.listRunEnded(order, .failed("\(failure)")))
    case nil: update(.listRunEnded(order, .failed("no terminal")))
    }
  }

  /// This program, also if its file was replaced meanwhile.
  private static let ownProgram = "/proc/self/exe"

  private func arguments(of order: ListRunOrder) -> [String] {
    var options = setup.options
    options.project = projectFile.project.path ?? options.project
    let named: [(String, String?)] = [
      ("--project", options.project), ("--profile", order.profile), ("--app", options.app),
      ("--at", options.at), ("--pack", options.pack),
    ]
    let repeated = options.android.map { ("--android", $0) } + options.apple.map { ("--apple", $0) }
    let flags = (order.isDryRun ? ["--dry-run"] : []) + (usesEmulator ? ["--emulated"] : [])
    return ["--from-composer"] + flags
      + named.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + repeated.flatMap { [$0.0, $0.1] }
  }
}

extension String {
  /// A name that begins with a hyphen would be an option.
  fileprivate var asArgument: String { hasPrefix("-") ? "./" + self : self }
}
