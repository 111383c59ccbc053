import Commands
import FCMEmulator
import Synchronization

/// What a program has sent to the local FCM, and where else it wanted to go.
final class ExecCounts: Sendable {
  private struct State {
    var messages = 0
    var dryRuns = 0
  }

  private let state = Mutex(State())
  private let hosts = RefusedHosts()

  func accept(_ message: AcceptedMessage) {
    state.withLock { state in
      state.messages += 1
      if message.isDryRun { state.dryRuns += 1 }
    }
  }

  /// Tells people of each host once.
  func refuse(_ host: String) {
    if let sentence = hosts.sentence(for: host) { Narration.say(sentence) }
  }

  /// What came of the run, in a line.
  func report() {
    let (messages, dryRuns) = state.withLock { ($0.messages, $0.dryRuns) }
    let noun = messages == 1 ? "message" : "messages"
    let note =
      switch dryRuns {
      case 0: ""
      case 1: ", 1 as a dry run"
      default: ", \(dryRuns) as dry runs"
      }
    Narration.say("the local FCM accepted \(messages) \(noun)\(note)")
  }
}
