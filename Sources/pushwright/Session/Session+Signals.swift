import Foundation

/// How a session is asked to end.
extension Session {
  /// Catches every signal that would end the program and leave the terminal raw.
  func watchSignals() {
    // It stays until the program ends: a signal during the last words must not change the status.
    signals = SignalWatch(
      [SIGWINCH, SIGTSTP, SIGCONT] + LeavingSignals.all + LeavingSignals.limits
    ) {
      number in
      MainActor.assumeIsolated { [weak self] in self?.take(signal: number) }
    }
  }
}
