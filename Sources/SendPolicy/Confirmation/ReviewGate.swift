/// Keeps keys that were meant for the screen before from confirming a send.
///
/// The review takes no key before there was none for a while, and the key that confirms counts only after another pause: a
/// phrase, Tab and the key in one write come from a program or a paste. Times are milliseconds of a clock that only goes
/// forward.
public struct ReviewGate: Hashable, Sendable {
  /// How long no key may have been pressed.
  public static let quiet = 300

  private var last: Int
  private var isOpen = false

  /// The review has appeared.
  public init(openedAt now: Int) {
    last = now
  }

  /// Whether a key pressed now counts; each key begins the wait for the one that confirms anew.
  public mutating func takesKey(at now: Int) -> Bool {
    if isArmed(at: now) { isOpen = true }
    last = now
    return isOpen
  }

  /// Whether the key that confirms counts now; ask before ``takesKey(at:)`` takes note of it.
  public func isArmed(at now: Int) -> Bool { now - last >= Self.quiet }

  /// What is on the screen is not what was read, or more keys wait already: the pause begins anew.
  public mutating func disarm(at now: Int) { last = max(last, now) }

  /// How long it takes until keys count; 0 where they do.
  public func remaining(at now: Int) -> Int {
    isOpen ? 0 : remainingUntilArmed(at: now)
  }

  /// How long it takes until the key that confirms counts; 0 where it does.
  public func remainingUntilArmed(at now: Int) -> Int { max(0, Self.quiet - (now - last)) }
}
