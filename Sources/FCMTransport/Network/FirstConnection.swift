internal import Synchronization

/// Lets the first encrypted exchange of a client make its connection before all others.
///
/// AsyncHTTPClient reads the system's certificates for the first connection and keeps them for later ones. Four hundred
/// connections that begin together would each read them: seconds of work before the first message leaves.
final class FirstConnection: Sendable {
  private enum State {
    case idle
    case waiting([CheckedContinuation<Void, Never>])
    case open
  }

  /// The others don't wait longer: a server may hold the first one up.
  private static let longest = Duration.seconds(3)

  private let state = Mutex(State.idle)

  /// Returns at once for the first exchange, and for the others once that has its answer or has failed.
  func pass() async {
    let isFirst = state.withLock { state in
      guard case .idle = state else { return false }
      state = .waiting([])
      return true
    }
    guard !isFirst else {
      _ = DeadlineClock.shared.wait(until: .now + Self.longest) { [weak self] in self?.open() }
      return
    }
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        guard case .waiting(let others) = state else { return true }
        state = .waiting(others + [continuation])
        return false
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Whether anything has to wait still.
  var isOpen: Bool {
    state.withLock { if case .open = $0 { true } else { false } }
  }

  func open() {
    let others = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      defer { state = .open }
      guard case .waiting(let others) = state else { return [] }
      return others
    }
    for other in others { other.resume() }
  }
}
