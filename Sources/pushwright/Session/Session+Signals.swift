import Foundation

/// How a session is asked to end.
extension Session {
  /// Catches every signal that would end the program and leave the terminal raw.
  func watchSignals() {
    // It stays until the program ends: a signal during the last words must not change the status.
    let watched = [SIGWINCH, SIGTSTP, SIGCONT] + LeavingSignals.all + LeavingSignals.limits
    let leaving = Set(LeavingSignals.all)
    // Heard at once: long work on the main thread stops between two of its steps.
    let queue = DispatchQueue(label: "pushwright.session-signals")
    signals = SignalWatch(watched, on: queue) { [weak self, waitingSignals] number in
      if leaving.contains(number) { waitingSignals.noteArrival() }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { [weak self] in
          if leaving.contains(number) { waitingSignals.noteTaken() }
          self?.take(signal: number)
        }
      }
    }
  }
}
