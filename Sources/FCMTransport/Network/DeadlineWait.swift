internal import Synchronization

/// One wait for an operation: the first of its results counts.
final class DeadlineWait<Value: Sendable>: Sendable {
  private enum State {
    case ready
    case waiting(CheckedContinuation<Value, any Error>)
    case over(Result<Value, any Error>)
    /// The result was given.
    case taken
  }

  private let state = Mutex(State.ready)

  /// The result goes to whoever waits, now or later; any other is dropped.
  func end(_ result: Result<Value, any Error>) {
    let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      switch state {
      case .ready:
        state = .over(result)
        return nil
      case .waiting(let continuation):
        state = .taken
        return continuation
      case .over, .taken: return nil
      }
    }
    continuation?.resume(with: result)
  }

  /// Waits for the first result; once.
  func value() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let result = state.withLock { state -> Result<Value, any Error>? in
        guard case .over(let result) = state else {
          state = .waiting(continuation)
          return nil
        }
        state = .taken
        return result
      }
      if let result { continuation.resume(with: result) }
    }
  }
}
