/// When counts and findings of an older draft have to look older.
///
/// What follows within a frame is not seen. What takes longer is marked, also where paint after paint comes before it.
struct OlderMark {
  /// Whether what is on the screen is marked.
  private(set) var isShown = false
  /// When something older was first drawn.
  private var since: ContinuousClock.Instant?

  private static let frame = Duration.milliseconds(16)

  /// Whether a paint has to mark what is older.
  mutating func paint(isComplete: Bool, at now: ContinuousClock.Instant) -> Bool {
    if isComplete {
      since = nil
    } else if since == nil {
      since = now
    }
    isShown = isDue(at: now)
    return isShown
  }

  /// Whether something older has been on the screen for longer than a frame.
  func isDue(at now: ContinuousClock.Instant) -> Bool {
    since.map { now - $0 > Self.frame } ?? false
  }
}
