/// Lets so many calls begin in any second, spread over it once the first are gone.
struct CallPace: Hashable, Sendable {
  private let perSecond: Double
  /// Calls that may begin together.
  private let burst: Double
  private var available: Double
  private var since = Duration.zero

  /// What may begin together counts towards the first second as well.
  init(perSecond: Int) {
    burst = max(1, Double(min(perSecond / 2, 100)))
    self.perSecond = max(1, Double(perSecond) - burst)
    available = burst
  }

  /// Whether a call begins now.
  mutating func takes(at now: Duration) -> Bool {
    if now > since {
      available = min(burst, available + (now - since).inSeconds * perSecond)
      since = now
    }
    guard available >= 1 else { return false }
    available -= 1
    return true
  }

  /// When the next may begin, after one that did not.
  var next: Duration { since + .seconds(max(0, 1 - available) / perSecond) + .milliseconds(1) }
}
