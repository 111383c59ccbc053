/// How often and how long to try again where nothing was taken before.
///
/// A second attempt is only ever made when the first cannot have delivered anything; this says
/// whether it is made at all.
public struct RetryPolicy: Hashable, Sendable {
  /// The first attempt is one of them.
  public var attempts: Int
  /// A longer `Retry-After` ends the attempt: the user decides then.
  public var longestWait: Duration
  /// All waits together.
  public var longestTotal: Duration
  /// What the caller's random generator says, added to each wait, so that many do not come back at once.
  public var jitter: Duration

  /// Waits that the user agreed to.
  public init(
    attempts: Int, longestWait: Duration, longestTotal: Duration, jitter: Duration = .zero
  ) {
    self.attempts = attempts
    self.longestWait = longestWait
    self.longestTotal = longestTotal
    self.jitter = jitter
  }

  /// One attempt.
  public static let never = RetryPolicy(
    attempts: 1, longestWait: .zero, longestTotal: .zero)

  /// Three attempts within about five minutes.
  public static let standard = RetryPolicy(
    attempts: 3, longestWait: .seconds(120), longestTotal: .seconds(240))

  /// How long to wait before the attempt after this failure; `nil` if none is made.
  ///
  /// FCM asks for a minute after 429 if it names no time (“scale your FCM usage”). Less than a second counts as
  /// none, because every client of a server that says 0 would ask again at once. The jitter comes after
  /// the time that was asked for, and never makes a wait longer than the user allows.
  func wait(after failure: SendFailure, attempt: Int, waited: Duration) -> Duration? {
    guard attempt < attempts, failure.allowsAnotherAttempt else { return nil }
    let wait: Duration
    if failure.consequence == .refusedForNow {
      let named = failure.retryAfter.flatMap { $0 < .seconds(1) ? nil : $0 }
      wait = named ?? .seconds(60 << min(attempt - 1, 4))
    } else {
      wait = .seconds(1 << min(attempt - 1, 4))
    }
    guard wait <= longestWait, waited + wait <= longestTotal else { return nil }
    return min(wait + jitter, longestWait, longestTotal - waited)
  }
}

extension SendFailure {
  /// Whether a second attempt cannot make a second message and may go better than the first.
  public var allowsAnotherAttempt: Bool {
    switch consequence {
    case .refusedForNow: true
    case .nothingLeft: code == .unreachable
    case .refused, .unknown: false
    }
  }
}
