internal import Synchronization

/// Hands over the first result of an operation with a deadline, and tells the clock that no one waits any longer.
final class DeadlineEnd<Value: Sendable>: Sendable {
  private struct State {
    var end: (@Sendable (Result<Value, any Error>) -> Void)?
    var number: UInt64?
  }

  private let state: Mutex<State>

  init(_ end: @escaping @Sendable (Result<Value, any Error>) -> Void) {
    state = Mutex(State(end: end))
  }

  /// The clock's number for the wait; the operation may be over by then.
  func number(_ number: UInt64) {
    let isOver = state.withLock { state in
      state.number = number
      return state.end == nil
    }
    if isOver { DeadlineClock.shared.cancel(number) }
  }

  /// Any result but the first is dropped.
  func end(_ result: Result<Value, any Error>) {
    let (end, number) = state.withLock { state in
      defer { state.end = nil }
      return (state.end, state.number)
    }
    guard let end else { return }
    if let number { DeadlineClock.shared.cancel(number) }
    end(result)
  }
}
