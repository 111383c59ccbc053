import Commands
import SendPolicy

/// What requests to leave mean for a verb that sends, by how far it has come; each signal is one.
struct Leaving: Equatable {
  enum Stage: Equatable {
    /// Nothing has left this machine.
    case preparing
    /// A person is asked, on a terminal that has to be given back.
    case asking
    /// The request is about to leave, or has left.
    case sending(isDryRun: Bool)
    /// Messages to a list leave one after the other.
    case sendingList
    /// The history is being written, and nothing is sent.
    case recording
    /// What happened is known; what is left is to say it.
    case decided(status: Int32)
    /// The result is before a person, who goes back to the composer with a key.
    case showing(status: Int32)
    /// The program is ending with this status.
    case ending(status: Int32)
  }

  enum Reaction: Equatable {
    case nothing
    /// The answer to the question is no.
    case leaveQuestion
    /// A request that has not left never leaves; one that has is waited for.
    case stopUnlessLeft
    /// No message of a list leaves from now on; those that have left are waited for.
    case stopList
    /// No one waits for the answer any longer.
    case giveUp
    case sayRecording
    /// The program ends, and says its last line before if there is one.
    case end(status: Int32, line: String?)
  }

  private(set) var stage = Stage.preparing
  /// Whether nothing is to be delivered, as the last line says.
  private let isDryRun: Bool
  /// Requests at this stage.
  private var count = 0

  init(isDryRun: Bool = false) { self.isDryRun = isDryRun }

  /// Goes on to another stage; `false` if the program is ending, or was asked to leave the question.
  mutating func goOn(to next: Stage) -> Bool {
    if case .ending = stage { return false }
    let mayGoOn = stage != .asking || count == 0
    (stage, count) = (next, 0)
    return mayGoOn
  }

  /// What happened was said, and a person reads it.
  mutating func show() {
    if case .decided(let status) = stage { (stage, count) = (.showing(status: status), 0) }
  }

  /// A signal came; `hasLeft` says whether the request has left this machine.
  mutating func take(hasLeft: Bool) -> Reaction {
    count += 1
    switch (stage, count) {
    case (.preparing, _): return end(.interrupted, notSent)
    case (.asking, 1): return .leaveQuestion
    case (.asking, _): return end(.interrupted, notSent)
    case (.sending(isDryRun: true), 1), (.sending, 2): return .giveUp
    case (.sending, 1): return .stopUnlessLeft
    // Journal or credentials hang.
    case (.sending(isDryRun: true), _): return end(.nothingSent, "NOT SENT (dry-run)")
    case (.sending, _):
      return hasLeft ? end(.outcomeUnknown, "OUTCOME UNKNOWN") : end(.interrupted, "NOT SENT")
    case (.sendingList, 1): return .stopList
    case (.sendingList, 2): return .giveUp
    // Journal or disk hang.
    case (.sendingList, _): return end(.outcomeUnknown, "OUTCOME UNKNOWN")
    case (.recording, 1): return .sayRecording
    case (.recording, _): return end(.outcomeUnknown, nil)
    case (.decided, 1): return .nothing
    case (.decided(let status), _):
      // A status without its last line isn't a success.
      return end(status == 0 ? CommandFailure.Status.outputFailed.rawValue : status, nil)
    case (.showing(let status), _): return end(status, nil)
    case (.ending(let status), _): return .end(status: status, line: nil)
    }
  }

  private var notSent: String { isDryRun ? "NOT SENT (dry-run)" : "NOT SENT" }

  private mutating func end(_ status: SendExitStatus, _ line: String?) -> Reaction {
    end(status.rawValue, line)
  }

  private mutating func end(_ status: Int32, _ line: String?) -> Reaction {
    stage = .ending(status: status)
    return .end(status: status, line: line)
  }
}
