import Dispatch

/// Tells when one of some signals has come, instead of what the system would do.
///
/// A signal that the program was started to ignore (`nohup`) stays ignored. Signals are caught as soon as the watch is
/// there, so that none gets past.
@MainActor
final class SignalWatch {
  private let number: Int

  /// `taking` is called on the queue; one of its own hears signals while the main thread is busy.
  init(
    _ signals: [Int32], on queue: DispatchQueue = .main,
    taking signal: @escaping @Sendable (Int32) -> Void
  ) {
    number = SignalDispatch.shared.add(signals, on: queue, taking: signal)
  }

  /// What is caught stays so: a signal that came now would end a program that has its last words to say.
  func stop() { SignalDispatch.shared.remove(number) }

  isolated deinit { stop() }
}
