import Dispatch
import Foundation

/// Calls somebody on the main actor when one of some signals has come, instead of what the system would do.
@MainActor
final class SignalWatch {
  private let sources: [any DispatchSourceSignal]

  init(_ signals: [Int32], taking signal: @escaping @MainActor (Int32) -> Void) {
    sources = signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { signal(number) } }
      return source
    }
    for source in sources { source.resume() }
  }

  /// Returns once the signals are caught, so that none gets past.
  func settle() async {
    for source in sources {
      await withCheckedContinuation { registered in
        source.setRegistrationHandler { registered.resume() }
      }
    }
  }

  func stop() {
    for source in sources { source.cancel() }
  }

  isolated deinit { stop() }
}
