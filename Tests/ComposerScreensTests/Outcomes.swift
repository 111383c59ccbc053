import ComposerState
import Synchronization

/// What was worked out for one size of a screen serves for the others: the same states are drawn many times.
final class Outcomes<Key: Hashable & Sendable>: Sendable {
  typealias Outcome = (composer: Composer, derived: Derived)

  private let known = Mutex<[Key: Outcome]>([:])

  func outcome(of key: Key, _ make: () async throws -> Outcome) async throws -> Outcome {
    if let outcome = known.withLock({ $0[key] }) { return outcome }
    let outcome = try await make()
    known.withLock { $0[key] = outcome }
    return outcome
  }
}
