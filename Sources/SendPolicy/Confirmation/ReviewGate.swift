/// Keeps keys that were meant for the screen before from confirming a send.
///
/// The review takes no key before there was none for a while. Times are milliseconds of a clock that
/// only goes forward.
public struct ReviewGate: Hashable, Sendable {
  /// How long nobody may have pressed a key.
  public static let quiet = 300

  private var last: Int
  private var isOpen = false

  /// The review has appeared.
  public init(openedAt now: Int) {
    last = now
  }

  /// Whether a key pressed now counts; one that does not makes the wait begin anew.
  public mutating func takesKey(at now: Int) -> Bool {
    if isOpen || now - last >= Self.quiet {
      isOpen = true
    } else {
      last = now
    }
    return isOpen
  }

  /// How long it takes until the review is armed; 0 where it is.
  public func remaining(at now: Int) -> Int {
    isOpen ? 0 : max(0, Self.quiet - (now - last))
  }
}
