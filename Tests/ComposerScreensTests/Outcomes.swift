import ComposerState
import Synchronization

/// What was worked out for one size of a screen serves for the others: the same states are drawn many times.
final class Outcomes<Key: Hashable & Sendable>: Sendable {
  typealias Outcome = (composer: Composer, derived: Derived)

  private let known = Mutex<[Key: Task<Outcome, any Error>]>([:])

  func outcome(
    of key: Key, _ make: @escaping @Sendable () async throws -> Outcome
  ) async throws -> Outcome {
    let task = known.withLock { known in
      if let task = known[key] { return task }
      let task = Task { try await make() }
      known[key] = task
      return task
    }
    return try await task.value
  }
}
