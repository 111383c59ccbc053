internal import Synchronization

/// The door through which a message leaves this machine, and which can be closed up to that moment.
///
/// It tells code that wants to stop a send, without a gap, whether the send can still be stopped.
public final class Departure: Sendable {
  private enum State {
    case open
    /// The message has left without an answer so far; `isLast` if no other may leave after it.
    case left(isLast: Bool)
    case closed
  }

  private let state = Mutex(State.open)

  /// An open door.
  public init() {}

  /// Whether a message has left and may have been taken.
  public var hasLeft: Bool {
    state.withLock { state in
      if case .left = state { true } else { false }
    }
  }

  /// Whether nothing can leave from now on.
  public var isClosed: Bool {
    state.withLock { state in
      if case .closed = state { true } else { false }
    }
  }

  /// Lets nothing leave from now on; `false` if something has left already, after which nothing else will.
  public func close() -> Bool {
    state.withLock { state in
      if case .left = state {
        state = .left(isLast: true)
        return false
      }
      state = .closed
      return true
    }
  }

  /// Notes that FCM has not taken what had left, so that it can leave again unless the door was to be closed.
  public func isRefused() {
    state.withLock { state in
      guard case .left(let isLast) = state else { return }
      state = isLast ? .closed : .open
    }
  }

  /// Notes that a message leaves; `false` if it must not.
  func passes() -> Bool {
    state.withLock { state in
      guard case .open = state else { return false }
      state = .left(isLast: false)
      return true
    }
  }
}
