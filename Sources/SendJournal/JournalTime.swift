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
    let (seconds, millisecond) = Self.divide(milliseconds, by: 1000)
    let (days, second) = Self.divide(seconds, by: 86_400)
    let (year, month, day) = Self.date(daysSince1970: days)
    let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    let clock = [second / 3600, second / 60 % 60, second % 60].map { Self.padded($0, 2) }
    return "\(date)T\(clock.joined(separator: ":")).\(Self.padded(millisecond, 3))Z"
  }

  /// The quotient rounded down, so that the remainder is never negative.
  private static func divide(_ number: Int64, by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// The Gregorian calendar in eras of 400 years that begin in March, where leap days come last.
  private static func date(daysSince1970 days: Int64) -> (Int64, Int64, Int64) {
    let (era, day) = divide(days + 719_468, by: 146_097)
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let isAfterNewYear = month >= 10
    return (
      era * 400 + year + (isAfterNewYear ? 1 : 0), isAfterNewYear ? month - 9 : month + 3,
      dayOfMonth
    )
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
