import Synchronization

/// The emulator's time: the one it was given, and as much later as tests have asked for.
final class EmulatorClock: Sendable {
  /// More than any message or registration lives, in seconds: ten years.
  static let furthest = 315_360_000

  private let base: @Sendable () -> Int
  /// With how much it began: less than nothing where an earlier run goes on.
  private let first: Int
  private let offset: Mutex<Int>

  /// `base` gives the seconds since 1970; `start` is what it says at first, if that is another time.
  init(startingAt start: Int? = nil, _ base: @escaping @Sendable () -> Int) {
    self.base = base
    first = start.map { $0 - base() } ?? 0
    offset = Mutex(first)
  }

  var now: Int { base() + offset.withLock(\.self) }

  /// `false` if that is too far; time never goes back.
  func advance(by seconds: Int) -> Bool {
    offset.withLock { offset in
      guard (0...Self.furthest).contains(seconds), offset - first + seconds <= Self.furthest else {
        return false
      }
      offset += seconds
      return true
    }
  }

  func reset() { offset.withLock { $0 = first } }
}
