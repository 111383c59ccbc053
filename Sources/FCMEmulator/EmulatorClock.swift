import Synchronization

/// The emulator's time: the one it was given, and as much later as tests have asked for.
final class EmulatorClock: Sendable {
  /// More than any message or registration lives, in seconds: ten years.
  static let furthest = 315_360_000

  private let base: @Sendable () -> Int
  private let offset = Mutex(0)

  /// `base` gives the seconds since 1970.
  init(_ base: @escaping @Sendable () -> Int) {
    self.base = base
  }

  var now: Int { base() + offset.withLock(\.self) }

  /// `false` if that is too far; time never goes back.
  func advance(by seconds: Int) -> Bool {
    offset.withLock { offset in
      guard (0...Self.furthest).contains(seconds), offset + seconds <= Self.furthest else {
        return false
      }
      offset += seconds
      return true
    }
  }

  func reset() { offset.withLock { $0 = 0 } }
}
