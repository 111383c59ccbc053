import Commands
import Dispatch
import Foundation

/// What signals do to a `send` whose message is on its way.
///
/// The first signal to leave is answered with a wait, the second gives up, and the outcome is recorded as unknown. A
/// suspension comes after the answer. From then on until the program ends, a signal changes nothing: its status and its
/// last line have to say what happened. Only a second one ends a program whose output blocks.
@MainActor
final class Patience {
  /// The watch goes on until the program ends.
  private static var current: Patience?

  private var leaving: SignalWatch?
  private var suspending: SignalWatch?
  private var requests = 0
  private var wantsSuspension = false
  private var giveUp: (@Sendable () -> Void)?
  private var hasAnswer = false

  private init() {}

  /// Returns once signals are caught.
  static func watching() async -> Patience {
    let patience = Patience()
    current = patience
    let leaving = SignalWatch([SIGINT, SIGTERM, SIGHUP]) { [weak patience] _ in patience?.leave() }
    let suspending = SignalWatch([SIGTSTP]) { [weak patience] _ in patience?.suspend() }
    patience.leaving = leaving
    patience.suspending = suspending
    await leaving.settle()
    await suspending.settle()
    return patience
  }

  /// `giveUp` ends the wait for an answer.
  func awaits(giveUp: @escaping @Sendable () -> Void) {
    self.giveUp = giveUp
    if requests > 1 { giveUp() }
  }

  private func leave() {
    requests += 1
    switch (hasAnswer, requests) {
    case (false, 1):
      say(
        "waiting for FCM's answer, up to 30 seconds; leaving now would make the outcome unknown, "
          + "the same once more does")
    case (false, _): giveUp?()
    case (true, 1): break
    case (true, _): exit(CommandFailure.Status.outputFailed.rawValue)
    }
  }

  private func suspend() {
    wantsSuspension = true
    say("waiting for FCM's answer before stopping")
  }

  /// Beside the main thread: output that blocks must not hold up the next signal.
  private func say(_ sentence: String) {
    DispatchQueue.global().async { Narration.say(sentence) }
  }

  /// The outcome is recorded.
  func isAnswered() {
    hasAnswer = true
    requests = 0
    suspending?.stop()
    suspending = nil
    signal(SIGTSTP, SIG_DFL)
    if wantsSuspension { kill(getpid(), SIGTSTP) }
  }
}
