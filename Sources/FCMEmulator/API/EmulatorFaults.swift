import PushMessages
import Synchronization

/// Failures that tests have asked for beforehand: for a target or all, so many times, or at random with a seed.
final class EmulatorFaults: Sendable {
  /// What is to happen, and to which messages.
  struct Fault: Hashable, Sendable {
    /// A name of the table of behaviors.
    var behavior: String
    /// The registration, topic or condition of the messages; `nil` for all.
    var target: String?
    /// How many times it happens yet; `nil` for always.
    var remaining: Int?
    /// From 0 to 1.
    var probability = 1.0
  }

  private struct State {
    var faults: [Fault] = []
    var random = SeededRandom(seed: 1)
  }

  static let most = 1000

  private let state = Mutex(State())

  var all: [Fault] { state.withLock(\.faults) }

  /// `false` if there are too many.
  func add(_ fault: Fault, seed: UInt64?) -> Bool {
    state.withLock { state in
      guard state.faults.count < Self.most else { return false }
      state.faults.append(fault)
      if let seed { state.random = SeededRandom(seed: seed) }
      return true
    }
  }

  func clear() { state.withLock { $0 = State() } }

  /// The behavior for a message with this target, if one is due; the first that was asked for.
  func take(for target: String?) -> EmulatedBehavior? {
    state.withLock { state in
      for index in state.faults.indices {
        let fault = state.faults[index]
        guard fault.target == nil || fault.target == target, fault.remaining != 0 else { continue }
        if fault.probability < 1, state.random.fraction() >= fault.probability { continue }
        if let remaining = fault.remaining { state.faults[index].remaining = remaining - 1 }
        return EmulatedBehavior(name: fault.behavior)
      }
      return nil
    }
  }
}
