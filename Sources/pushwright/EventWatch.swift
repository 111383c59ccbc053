@preconcurrency import Dispatch
import Foundation

/// Wakes the session when the terminal has input or a signal has come, and never otherwise.
@MainActor
final class EventWatch {
  private var sources: [any DispatchSourceProtocol] = []

  /// Both closures are called on the main actor.
  init(input: @escaping @MainActor () -> Void, signal: @escaping @MainActor (Int32) -> Void) {
    let reader = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    reader.setEventHandler { MainActor.assumeIsolated(input) }
    sources.append(reader)
    for number in [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP] {
      // The default actions would come before the source.
      Foundation.signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { signal(number) } }
      sources.append(source)
    }
    for source in sources { source.resume() }
  }

  isolated deinit {
    for source in sources { source.cancel() }
  }
}
