import CTerminalGuard
import Dispatch
import Synchronization

/// Hands signals on to those who watch for them, each on its own queue.
final class SignalDispatch: Sendable {
  static let shared = SignalDispatch()

  private struct Watcher {
    var signals: Set<Int32>
    var queue: DispatchQueue
    var take: @Sendable (Int32) -> Void
  }

  private struct State {
    var watchers: [Int: Watcher] = [:]
    var count = 0
    var source: (any DispatchSourceRead)?
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "pushwright.signal-dispatch")

  private init() {}

  /// Catches the signals and returns a number for ``remove(_:)``.
  func add(
    _ signals: [Int32], on queue: DispatchQueue, taking take: @escaping @Sendable (Int32) -> Void
  ) -> Int {
    // Without a descriptor no one would hear of a signal, so the system's way stays.
    let wakes = signal_wakes()
    let number = state.withLock { state in
      state.count += 1
      guard wakes >= 0 else { return state.count }
      state.watchers[state.count] = Watcher(signals: Set(signals), queue: queue, take: take)
      if state.source == nil { state.source = source(wakes) }
      return state.count
    }
    if wakes >= 0 { for signal in signals { _ = signal_catch(signal) } }
    // What came while no one watched for it has had its wake.
    self.queue.async { [self] in handOn() }
    return number
  }

  func remove(_ number: Int) { state.withLock { $0.watchers[number] = nil } }

  private func source(_ wakes: Int32) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: wakes, queue: queue)
    source.setEventHandler { @Sendable [weak self] in self?.handOn() }
    source.resume()
    return source
  }

  private func handOn() {
    signal_take_wakes()
    let watchers = state.withLock { $0.watchers.sorted { $0.key < $1.key }.map(\.value) }
    for signal in Set(watchers.flatMap(\.signals)) where signal_has_come(signal) != 0 {
      for watcher in watchers where watcher.signals.contains(signal) {
        watcher.queue.async { watcher.take(signal) }
      }
    }
  }
}
