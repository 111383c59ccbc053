import CTerminalGuard
import Dispatch
import Foundation

/// Tells when one of some signals has come, instead of what the system would do.
///
/// A signal that the program was started to ignore (`nohup`) stays ignored.
@MainActor
final class SignalWatch {
  private let sources: [any DispatchSourceSignal]

  /// `taking` is called on the queue; one of its own hears signals while the main thread is busy.
  init(
    _ signals: [Int32], on queue: DispatchQueue = .main,
    taking signal: @escaping @Sendable (Int32) -> Void
  ) {
    sources = signals.filter { signal_is_ignored($0) == 0 }.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in signal(number) }
      return source
    }
    for source in sources { source.resume() }
  }

  /// Returns once the signals are caught, so that none gets past.
  func settle() async {
    for source in sources {
      await withCheckedContinuation { registered in
        source.setRegistrationHandler { @Sendable in registered.resume() }
      }
    }
  }

  func stop() {
    for source in sources { source.cancel() }
  }

  isolated deinit { stop() }
}
