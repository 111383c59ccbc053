import Dispatch
import Foundation

/// Wakes the session when the terminal has input or a signal has come, and never otherwise.
@MainActor
final class EventWatch {
  private var sources: [any DispatchSourceProtocol] = []

  /// Returns once the signals are caught, so that none falls between the first paint and the loop.
  ///
  /// The closure is called on the main actor.
  init(signal: @escaping @MainActor (Int32) -> Void) async {
    for number in [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP] {
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { signal(number) } }
      sources.append(source)
      await withCheckedContinuation { registered in
        source.setRegistrationHandler { registered.resume() }
        source.resume()
      }
    }
  }

  /// Calls the closure on the main actor whenever the terminal has something to read.
  func watchInput(_ input: @escaping @MainActor () -> Void) {
    let reader = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    reader.setEventHandler { MainActor.assumeIsolated(input) }
    sources.append(reader)
    reader.resume()
  }

  isolated deinit {
    for source in sources { source.cancel() }
  }
}
