import CTerminalGuard
import FCMClient
import Foundation
import SendPolicy

/// How a session is asked to end, and what it says at last.
extension Session {
  /// Catches every signal that would end the program and leave the terminal raw.
  func watchSignals() async {
    signals_pass_unused()
    let signals = SignalWatch([SIGWINCH, SIGTSTP] + LeavingSignals.all + LeavingSignals.limits) {
      number in
      MainActor.assumeIsolated { [weak self] in self?.take(signal: number) }
    }
    await signals.settle()
    // It stays until the program ends: a signal during the last words must not change the status.
    self.signals = signals
  }

  /// What became of a send that was waited for: the screen goes before anybody can read it there.
  var farewell: [String] {
    guard let last = sends.last, hasWaited else { return [] }
    return [last.result.lastLine(of: last.intent.kind)] + last.result.sentences(of: last.intent)
  }

  /// Whether the send that was waited for may have been delivered, and no one knows.
  var isOutcomeUnknown: Bool {
    guard let last = sends.last, hasWaited, last.intent.kind != .dryRun else { return false }
    if case .unknown = last.result.outcome { return true }
    return false
  }
}
