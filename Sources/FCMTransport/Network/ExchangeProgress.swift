internal import FCMClient
internal import Synchronization

/// How far an exchange has come, which decides what its failure means.
final class ExchangeProgress: Sendable {
  /// The part of an answer that comes first.
  struct Head: Sendable {
    var status: Int
    var headers: [HTTPHeader]
  }

  /// What is known once the caller no longer waits.
  struct Final: Sendable {
    /// Whether a byte of the body may have left this machine.
    var hasLeft = false
    /// The head of the answer, if it came.
    var head: Head?
  }

  private struct State {
    var progress = Final()
    var isOver = false
  }

  private let state = Mutex(State())
  private let departure: Departure?

  /// Without a door the body leaves when it is asked for.
  init(_ departure: Departure? = nil) {
    self.departure = departure
  }

  /// Notes that the body leaves; `false` if it no longer may, because the user was already told
  /// that nothing had left.
  func bodyMayLeave() -> Bool {
    state.withLock { state in
      guard !state.isOver, state.progress.hasLeft || departure?.passes() ?? true else {
        return false
      }
      state.progress.hasLeft = true
      return true
    }
  }

  func headArrived(_ head: Head) { state.withLock { $0.progress.head = head } }

  /// Ends the exchange: what has not left by now never leaves.
  func end() -> Final {
    state.withLock { state in
      state.isOver = true
      return state.progress
    }
  }
}
