/// How far this machine's clock is from a server's.
public struct ClockSkew: Hashable, Sendable, CustomStringConvertible {
  /// Up to this many seconds Google forgives.
  public static let tolerance = 300

  /// How many seconds this machine's clock is ahead; negative where it is behind.
  public let seconds: Int

  /// `nil` if an answer has no `Date`, or the clocks agree well enough; `now` is what this
  /// machine takes for the time of the answer, in seconds since 1970.
  public init?(_ headers: [HTTPHeader], now: Int) {
    guard let theirs = headers["date"].flatMap(HTTPDate.secondsSince1970) else { return nil }
    seconds = now - theirs
    guard abs(seconds) > Self.tolerance else { return nil }
  }

  /// `this machine's clock is 12 minutes behind the server's`.
  public var description: String {
    let amount = abs(seconds)
    let words =
      switch amount {
      case ..<7200: "\(amount / 60) minutes"
      case ..<172_800: "\(amount / 3600) hours"
      default: "\(amount / 86_400) days"
      }
    return "this machine's clock is \(words) \(seconds > 0 ? "ahead of" : "behind") the server's"
  }

  /// What to do about a wrong clock.
  public static let remedy = "set this machine's clock; timedatectl shows it"
}
