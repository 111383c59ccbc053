/// Lets so many messages begin in a minute, and rises to that rate over a minute, as FCM asks senders to.
///
/// A token bucket: what isn't used is saved for a twentieth of a second, so a pause or a sleep of the machine brings no
/// flood. Times count from any moment, the same for the whole run.
public struct SendRate: Hashable, Sendable {
  /// FCM's quota for a project is 600,000 messages a minute; the rest is left to its other senders and to clocks that
  /// disagree about when a minute begins.
  public static let standardPerMinute = 570_000

  /// A slower rate needs no rise: FCM's servers notice thousands a second.
  private static let slowest = 50.0

  private let perSecond: Double
  private let rise: Double
  private var available: Double
  private var since: Double?
  private var start = 0.0

  /// The rate is reached `rise` after the first message; zero for at once.
  public init(perMinute: Int, rise: Duration = .seconds(60)) {
    perSecond = Double(max(1, perMinute)) / 60
    self.rise = rise.inSeconds
    available = 1
  }

  /// How many of so many messages may begin now.
  public mutating func available(upTo count: Int, at now: Duration) -> Int {
    advance(to: now.inSeconds)
    return min(max(0, count), Int(available))
  }

  /// The same, and they are counted as begun.
  public mutating func take(upTo count: Int, at now: Duration) -> Int {
    let taken = available(upTo: count, at: now)
    available -= Double(taken)
    return taken
  }

  /// When the next may begin, after ``take(upTo:at:)`` gave fewer than were wanted.
  public func next(after now: Duration) -> Duration {
    let missing = max(0, 1 - available)
    return now + .seconds(missing / rate(at: now.inSeconds)) + .milliseconds(1)
  }

  /// Rises anew, such as after FCM asked for a pause.
  public mutating func restart(at now: Duration) {
    advance(to: now.inSeconds)
    start = now.inSeconds
    available = min(available, 1)
  }

  /// How long so many messages take at best, `elapsed` after the first one or the last restart.
  public func duration(of count: Int, after elapsed: Duration = .zero) -> Duration {
    let begin = max(0, elapsed.inSeconds)
    var (seconds, sent) = (0.0, 0.0)
    // While it rises, second by second; then in one step.
    while sent < Double(count), begin + seconds < rise {
      sent += rate(at: start + begin + seconds + 0.5)
      seconds += 1
    }
    return .seconds(seconds + max(0, Double(count) - sent) / perSecond)
  }

  /// How many messages begin at best between two moments after the first one or the last restart.
  public func count(from begin: Duration, to end: Duration) -> Double {
    var (moment, count) = (max(0, begin.inSeconds), 0.0)
    let end = end.inSeconds
    while moment < end {
      let step = min(1, end - moment)
      count += rate(at: start + moment + step / 2) * step
      moment += step
    }
    return count
  }

  private mutating func advance(to now: Double) {
    guard let since else {
      (self.since, start) = (now, now)
      return
    }
    guard now > since else { return }
    let gained = (now - since) * rate(at: (now + since) / 2)
    available = min(max(1, perSecond / 20), available + gained)
    self.since = now
  }

  private func rate(at moment: Double) -> Double {
    guard rise > 0 else { return perSecond }
    let share = min(1, max(0, (moment - start) / rise))
    return min(perSecond, max(Self.slowest, perSecond * share))
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
