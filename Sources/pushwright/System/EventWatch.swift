import Dispatch
import Foundation

/// Wakes the session when the terminal has input or a signal has come, and never otherwise.
@MainActor
final class EventWatch {
  private let signals: SignalWatch
  private var reader: (any DispatchSourceRead)?

  /// Returns once the signals are caught, so that none falls between the first paint and the loop.
  ///
  /// The closure is called on the main actor.
  init(signal: @escaping @MainActor (Int32) -> Void) async {
    signals = SignalWatch([SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP], taking: signal)
    await signals.settle()
  }

  /// Calls the closure on the main actor whenever the terminal has something to read.
  func watchInput(_ input: @escaping @MainActor () -> Void) {
    let reader = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    reader.setEventHandler { MainActor.assumeIsolated(input) }
    self.reader = reader
    reader.resume()
  }

  isolated deinit {
    reader?.cancel()
    signals.stop()
  }
}
