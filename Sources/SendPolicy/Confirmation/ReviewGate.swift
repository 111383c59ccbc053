/// Keeps keys that were meant for the screen before from confirming a send.
///
/// The review takes no key before there was none for a while, and the key that confirms counts only after another pause: a
/// phrase, Tab and the key in one write come from a program or a paste. Times are milliseconds of a clock that only goes
/// forward.
public struct ReviewGate: Hashable, Sendable {
  /// How long no key may have been pressed.
  public static let quiet = 300
  /// The same after the key that confirms came too early: a key that is held repeats only after half a second or so.
  public static let quietAfterRefusal = 1_000

  private var last: Int
  private var pause = quiet
  private var isOpen = false

  /// The review has appeared.
  public init(openedAt now: Int) {
    last = now
  }

  /// Whether a key pressed now counts; each key begins the wait for the one that confirms anew.
  ///
  /// The one that `confirms` begins a longer wait where it does not count yet.
  public mutating func takesKey(at now: Int, confirms: Bool = false) -> Bool {
    let isArmed = isArmed(at: now)
    if now - last >= Self.quiet { isOpen = true }
    pause = confirms && !isArmed ? Self.quietAfterRefusal : isArmed ? Self.quiet : pause
    last = now
    return isOpen
  }

  /// Whether the key that confirms counts now; ask before ``takesKey(at:)`` takes note of it.
  public func isArmed(at now: Int) -> Bool { now - last >= pause }

  /// What is on the screen is not what was read, or more keys wait already: the pause begins anew.
  public mutating func disarm(at now: Int) { last = max(last, now) }

  /// How long it takes until keys count; 0 if they do.
  public func remaining(at now: Int) -> Int {
    isOpen ? 0 : max(0, Self.quiet - (now - last))
  }

  /// How long it takes until the key that confirms counts; 0 if it does.
  public func remainingUntilArmed(at now: Int) -> Int { max(0, pause - (now - last)) }
}
