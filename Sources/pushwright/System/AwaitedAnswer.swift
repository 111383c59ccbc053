import Dispatch
import Synchronization

/// An answer that a thread waits for, but not forever.
final class AwaitedAnswer<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  func give(_ answer: Value) {
    value.withLock { $0 = answer }
    isThere.signal()
  }

  /// `nil` if it has not come in time.
  func wait(_ patience: DispatchTimeInterval) -> Value? {
    _ = isThere.wait(timeout: .now() + patience)
    return value.withLock { $0 }
  }
}
