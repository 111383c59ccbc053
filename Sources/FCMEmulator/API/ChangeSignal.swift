import Synchronization

/// Wakes those who wait for something to change.
final class ChangeSignal: Sendable {
  private struct State {
    var waiters: [Int: AsyncStream<Void>.Continuation] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// An element as soon as something has changed, several changes may be one; the stream ends with its reader's task.
  func changes() -> (stream: AsyncStream<Void>, end: @Sendable () -> Void) {
    let (stream, waiter) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.count += 1
      state.waiters[state.count] = waiter
      return state.count
    }
    waiter.onTermination = { [self] _ in
      _ = state.withLock { $0.waiters.removeValue(forKey: number) }
    }
    return (stream, { waiter.finish() })
  }

  func fire() {
    let waiters = state.withLock { Array($0.waiters.values) }
    for waiter in waiters { waiter.yield() }
  }
}
