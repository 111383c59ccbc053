import Synchronization

/// How many signals to leave have come and not been taken by the main thread yet, which may be busy.
final class WaitingSignals: Sendable {
  private let count = Atomic(0)

  /// Whether the main thread should turn to them.
  var areThere: Bool { count.load(ordering: .acquiring) > 0 }

  func noteArrival() { count.add(1, ordering: .acquiringAndReleasing) }

  func noteTaken() { count.subtract(1, ordering: .acquiringAndReleasing) }
}
