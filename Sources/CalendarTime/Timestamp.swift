/// A moment as Google's APIs write it, RFC 3339: `2026-11-21T10:00:00.5+01:00`.
public struct Timestamp: Hashable, Sendable, CustomStringConvertible {
  /// Without leap seconds; a fraction is dropped.
  public var secondsSince1970: Int

  /// A moment that many seconds after 1970-01-01 00:00 UTC; negative before.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// `nil` for anything that Protocol Buffers' JSON does not read as a timestamp.
  public init?(_ text: String) {
    let form =
      /([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.[0-9]{1,9})?(?:Z|([+\-])([0-9]{2}):([0-9]{2}))/
    guard let match = text.wholeMatch(of: form)?.output,
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      let hour = Int(match.4), let minute = Int(match.5), let second = Int(match.6),
      year > 0, let days = CivilTime.daysSince1970(year: year, month: month, day: day),
      hour < 24, minute < 60, second < 60
    else { return nil }
    var offset = 0
    if let sign = match.7, let hours = match.8.flatMap({ Int($0) }),
      let minutes = match.9.flatMap({ Int($0) })
    {
      guard hours < 24, minutes < 60 else { return nil }
      offset = (hours * 60 + minutes) * (sign == "-" ? -60 : 60)
    }
    secondsSince1970 = days * 86_400 + hour * 3600 + minute * 60 + second - offset
  }

  /// In UTC: `2026-11-21T02:11:07Z`.
  public var description: String { text(fraction: "") }

  /// In UTC with a fraction of three digits, `2026-11-21T02:11:07.250Z`, for 0 to 999 thousandths of a second.
  public func description(thousandths: Int) -> String {
    text(fraction: ".\(String(1000 + thousandths).dropFirst())")
  }

  private func text(fraction: String) -> String {
    let moment = CivilTime(secondsSince1970: secondsSince1970)
    return "\(moment.date)T\(moment.time)\(fraction)Z"
  }
}
