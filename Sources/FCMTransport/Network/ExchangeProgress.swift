internal import FCMClient
internal import Synchronization

/// How far an exchange has come, which decides what its failure means.
final class ExchangeProgress: Sendable {
  /// The part of an answer that comes first.
  struct Head: Sendable {
    var status: Int
    var headers: [HTTPHeader]
  }

  private struct State {
    var hasLeft = false
    var head: Head?
  }

  private let state = Mutex(State())

  /// Whether a byte of the body may have left this machine.
  var hasLeft: Bool { state.withLock(\.hasLeft) }

  /// The head of the answer, once it came.
  var head: Head? { state.withLock(\.head) }

  func bodyLeaves() { state.withLock { $0.hasLeft = true } }

  func headArrived(_ head: Head) { state.withLock { $0.head = head } }
}
