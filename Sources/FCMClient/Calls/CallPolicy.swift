/// How fast calls are made, and how often again.
public struct CallPolicy: Hashable, Sendable {
  /// Calls under way at a time.
  public var inFlight: Int
  /// Calls that begin in any second.
  public var perSecond: Int
  /// How often one call is made where servers and connections fail.
  public var attempts: Int
  /// How often the whole run waits because a quota is used up.
  public var pauses: Int
  /// A longer wait ends the run: the user decides then.
  public var longestPause: Duration

  public init(
    inFlight: Int, perSecond: Int, attempts: Int, pauses: Int, longestPause: Duration
  ) {
    self.inFlight = inFlight
    self.perSecond = perSecond
    self.attempts = attempts
    self.pauses = pauses
    self.longestPause = longestPause
  }

  /// What Google's own libraries do (100 calls), within the quota of a project (3000 a second).
  public static let standard = CallPolicy(
    inFlight: 100, perSecond: 3000, attempts: 4, pauses: 3, longestPause: .seconds(600))

  /// A person waits for the answer.
  public static let interactive = CallPolicy(
    inFlight: 8, perSecond: 100, attempts: 2, pauses: 0, longestPause: .zero)

  /// FCM asks for a minute where it names no time, and for longer ones after that; `chance` from 0 to 1 keeps many
  /// programs from coming back together.
  func pause(number: Int, retryAfter: Duration?, chance: Double) -> Duration {
    let named = retryAfter.flatMap { $0 < .seconds(1) ? nil : $0 }
    let wait = named ?? .seconds(60 << min(number, 4))
    return wait + wait * (chance / 10)
  }

  /// 1, 2, 4 seconds, and up to half as long again.
  func delay(attempt: Int, chance: Double) -> Duration {
    let wait = Duration.seconds(1 << min(attempt - 1, 5))
    return wait + wait * (chance / 2)
  }
}
