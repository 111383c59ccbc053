internal import PushMessages

/// A moment by the caller's clock; this module has none of its own.
public struct JournalTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Since 1970-01-01 00:00 UTC; negative before.
  public var milliseconds: Int64

  /// A moment that many milliseconds after 1970-01-01 00:00 UTC.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }

  /// ISO 8601 in UTC, with three digits of a second: `2026-11-21T02:11:07.250Z`.
  public var description: String {
    // Rounded down, without a difference that could leave the type: a damaged row may hold any number.
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let thousandth = rest < 0 ? rest + 1000 : rest
    let moment = CivilTime(secondsSince1970: Int(rest < 0 ? seconds - 1 : seconds))
    let digits = String(1000 + thousandth).dropFirst()
    return "\(moment.date)T\(moment.time).\(digits)Z"
  }
}
